import type { CvEvidence } from "@rolecall/contracts/cv/facts";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { z } from "zod";

export type Evidence = z.infer<typeof CvEvidence>;

export interface EvidenceLine {
  readonly line: number;
  readonly text: string;
  readonly page?: number;
  readonly isHeading?: boolean;
}

interface Selection {
  /** Names the point or skill that is chosen, e.g. "skill:React". */
  readonly key: string;
  readonly evidence: readonly Evidence[];
}

interface EvidenceValue {
  readonly lines: readonly EvidenceLine[];
  readonly selected: Selection | undefined;
  /** Chooses a point, or lets go of the one that is chosen. */
  readonly toggle: (selection: Selection) => void;
}

const EvidenceContext = createContext<EvidenceValue | undefined>(undefined);

/** Holds which point of an analysis is chosen, so that its lines are marked wherever the CV is shown. */
export function EvidenceProvider({
  lines,
  children,
}: {
  lines: readonly EvidenceLine[];
  children: ReactNode;
}) {
  const [selected, setSelected] = useState<Selection>();
  const value = useMemo<EvidenceValue>(
    () => ({
      lines,
      selected,
      toggle: (next) => setSelected((current) => (current?.key === next.key ? undefined : next)),
    }),
    [lines, selected],
  );
  return <EvidenceContext value={value}>{children}</EvidenceContext>;
}

export function useEvidence(): EvidenceValue {
  const value = useContext(EvidenceContext);
  if (!value) throw new Error("EvidenceProvider is missing above this component.");
  return value;
}
