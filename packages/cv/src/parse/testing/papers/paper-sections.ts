/** A section of certificates, licences and courses as people write it. `# ` marks the heading, `* ` an item, `B ` a bold line. */
export interface PaperSection {
  readonly shape: string;
  readonly text: string;
  /** What a careful reader names. */
  readonly names: readonly string[];
  /** Fine to name and fine to leave out. */
  readonly also?: readonly string[];
}
