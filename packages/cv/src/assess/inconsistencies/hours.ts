import { matchesOf } from "../../parse/text/matches.ts";

/** "Full time, resident on the farm", but neither "beside a full-time job" nor "full-time studies". */
const FULL_TIME =
  /(?<!\p{L})(?:full[- ]?time|vollzeit|(?:à )?temps plein|plein temps|tiempo completo|jornada completa|tempo integral|período integral|tempo pieno|voltijds?)(?!\p{L})(?! (?:job|post|role|work|stud|student|course|degree|carer|mother|father|parent|team|staff|employee|member|equivalent))/iu;
const BESIDE_IT =
  /(?<!\p{L})(?:beside|besides|alongside|next to|while|not|no|neben|en plus|además|junto|oltre|naast)(?!\p{L})/iu;

/** Whether a line says outright that the job was a full-time one. */
export function saysFullTime(text: string): boolean {
  const match = FULL_TIME.exec(text);
  return match !== null && !BESIDE_IT.test(text.slice(0, match.index));
}

/** "Part-time", "16 hours a week", "two evenings a week"; the number and the unit tell of a full week. */
const HOURS =
  /(?<!\p{L})(?:(\d{1,2}|an?|one|two|three|four|eine?n?|zwei|drei|une?|deux|trois|un[ao]?|dos|tres|uma?|dois|duas|due|tre|een|twee|drie) ?(?:block )?(h|hrs?|hours?|days?|evenings?|nights?|shifts?|courses?|stunden|std\.?|tage?n?|abende?|nächte|schichten|heures?|jours?|gardes?|nuits?|soirs?|horas?|d[ií]as?|guardias?|noches?|plantão|plantões|turnos?|ore|giorn[oi]|turni|uur|dagen|dag|avond(?:en)?|diensten) ?(?:a|\/|per|each|pro|par|por|in der|im|à la|a la|alla|al) ?(?:week|month|year|woche|monat|jahr|semaine|mois|an|semana|mes|mês|ano|año|settimana|mese|anno|maand|jaar))(?!\p{L})/giu;
const IN_WORDS =
  /(?<!\p{L})(?:part[- ]time|teilzeit|temps partiel|mi-temps|media jornada|tiempo parcial|meio período|tempo parcial|tempo parziale|deeltijd|weekends only|evening classes)(?!\p{L})|(?:^|[,;(]|(?<!\p{L})(?:on|only))\s*(?:every |each )?saturdays?(?!\p{L})/iu;

const OF_CLOCK = /^(?:h|hrs?|hours?|stunden|std\.?|heures?|horas?|ore|uur)$/iu;
/** From so many on the week is full. */
const FULL_HOURS = 32;
const FULL_DAYS = 5;

/** Whether a line says how few hours a job took. */
export function tellsFewHours(text: string): boolean {
  return IN_WORDS.test(text) || matchesOf(HOURS, text).some(([, count, unit]) => isFew(count, unit));
}

function isFew(count = "", unit = ""): boolean {
  const number = /^\d+$/.test(count) ? Number(count) : 1;
  return number < (OF_CLOCK.test(unit) ? FULL_HOURS : FULL_DAYS);
}
