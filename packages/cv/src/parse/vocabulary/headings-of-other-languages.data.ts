import type { Phrases } from "./types.ts";

/**
 * Headings over studies and papers in languages without a table of their own, by language: Polish, Czech, Slovak,
 * Hungarian, Romanian, Turkish, Swedish, Norwegian, Danish, Finnish, Indonesian, Croatian.
 */
export const HEADINGS_OF_OTHER_LANGUAGES: readonly {
  readonly code: string;
  readonly education: Phrases;
  readonly certifications: Phrases;
}[] = [
  {
    code: "pl",
    education: "edukacja|wykształcenie|edukacja i szkolenia|wykształcenie i szkolenia",
    certifications:
      "certyfikaty|certyfikaty i szkolenia|szkolenia|kursy|kursy i szkolenia|szkolenia i certyfikaty|kursy i certyfikaty|uprawnienia|uprawnienia i certyfikaty|prawo jazdy|dodatkowe kwalifikacje|kwalifikacje",
  },
  {
    code: "cs",
    education: "vzdělání|vzdělání a kurzy",
    certifications:
      "certifikáty|kurzy|kurzy a certifikáty|certifikáty a kurzy|školení|řidičský průkaz|průkazy",
  },
  {
    code: "sk",
    education: "vzdelanie",
    certifications: "kurzy a školenia|certifikáty a školenia|vodičský preukaz",
  },
  {
    code: "hu",
    education: "tanulmányok|iskolai végzettség|végzettség",
    certifications: "tanfolyamok|oklevelek|bizonyítványok|képzések|tanúsítványok",
  },
  {
    code: "ro",
    education: "educație|educație și formare|studii",
    certifications:
      "certificări|certificate și cursuri|cursuri|cursuri și certificări|atestate|permis de conducere",
  },
  {
    code: "tr",
    education: "eğitim|eğitim bilgileri|öğrenim",
    certifications: "sertifikalar|kurslar|sertifikalar ve kurslar|kurslar ve sertifikalar|eğitimler|belgeler",
  },
  {
    code: "sv",
    education: "utbildning|utbildningar",
    certifications: "kurser|certifikat|kurser och certifikat|körkort",
  },
  {
    code: "no",
    education: "utdanning",
    certifications:
      "kurs og sertifikater|kurs|sertifikater|kurs og sertifiseringer|sertifiseringer|førerkort",
  },
  {
    code: "da",
    education: "uddannelse|uddannelser",
    certifications: "kurser og certifikater|certifikater|certificeringer|kørekort",
  },
  {
    code: "fi",
    education: "koulutus",
    certifications: "kurssit|sertifikaatit|kurssit ja sertifikaatit|ajokortti|luvat ja pätevyydet",
  },
  {
    code: "id",
    education: "pendidikan|riwayat pendidikan",
    certifications: "pelatihan|sertifikasi|sertifikat|pelatihan dan sertifikasi",
  },
  {
    code: "hr",
    education: "obrazovanje",
    certifications: "tečajevi|certifikati|tečajevi i certifikati|vozačka dozvola",
  },
];
