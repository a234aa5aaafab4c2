import { anyCase } from "../parse/text/patterns/any-case.ts";

/** What a figure is counted in, right behind it. */
const UNIT = anyCase(
  /^\s?(?:%|٪|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|(?:k|m|bn|million(?:s|en)?|millones|milhões|milioni|miljoen|crores?|lakhs?|thousand|tausend|mio\.?)(?!\p{L})(?:\s(?:euros?|dollars?|pounds?|rupees|rands?)(?!\p{L}))?|(?:working |calendar )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|años?|anos?|secondi|minuti|ore|giorni|settimane|mesi|anni|seconden|uur|uren|dagen|weken|maanden|jaar|points?|euros?|dollars?|pounds?|rupees|km|kg|tonnes?|litres?|MW|kWh)(?!\p{L}))/iu,
);

/** The end of a figure with its unit: "from 3 hours to 14" of "… to 14 minutes" goes on behind the minutes. */
export function endOfMeasure(sentence: string, to: number): number {
  return to + (UNIT.exec(sentence.slice(to, to + 40))?.[0].length ?? 0);
}
