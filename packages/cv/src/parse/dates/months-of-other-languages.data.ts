import type { Phrases } from "../vocabulary/types.ts";

/**
 * Months as CVs in other languages than those of the word tables write them: Turkish, Polish, Czech,
 * Slovak, Croatian, Swedish, Norwegian, Danish, Finnish, Romanian, Hungarian, Indonesian and Malay.
 * Short forms that are words of a language with a table are left out.
 */
export const MONTHS_OF_OTHER_LANGUAGES: readonly Phrases[] = [
  "ocak|oca|styczeń|stycznia|sty|leden|ledna|január|siječanj|januari|tammikuu|ianuarie",
  "şubat|şub|luty|lutego|lut|únor|února|február|veljača|februari|helmikuu|februarie",
  "marzec|marca|březen|března|marec|ožujak|mars|maaliskuu|martie|március|maret",
  "nisan|nis|kwiecień|kwietnia|kwi|duben|dubna|apríl|travanj|huhtikuu|aprilie|április",
  "mayıs|maj|maja|květen|května|svibanj|toukokuu|május|mei",
  "haziran|haz|czerwiec|czerwca|cze|červen|června|lipanj|juni|kesäkuu|iunie|június",
  "temmuz|lipiec|lipca|lip|červenec|července|srpanj|juli|heinäkuu|iulie|július|julai",
  "ağustos|ağu|sierpień|sierpnia|sie|srpen|srpna|kolovoz|augusti|elokuu|augusztus|agustus|ogos",
  "eylül|eyl|wrzesień|września|wrz|září|rujan|syyskuu|septembrie|szeptember",
  "ekim|eki|październik|października|paź|říjen|října|október|oktober|lokakuu|octombrie",
  "kasım|kas|listopad|listopada|lis|studeni|marraskuu|noiembrie",
  "aralık|ara|grudzień|grudnia|gru|prosinec|prosince|prosinac|joulukuu|decembrie|desember|disember",
];
