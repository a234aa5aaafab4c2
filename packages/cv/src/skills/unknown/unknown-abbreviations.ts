import type { ReadRun } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { endsSegment, isBreak } from "../text/segments.ts";

/** Abbreviations of money, places, times and ranks: no skill. */
const NO_SKILL =
  /^(?:USD|EUR|GBP|LKR|INR|KES|NGN|ZMW|ZAR|AED|SAR|QAR|OMR|BHD|SGD|MYR|AUD|NZD|CAD|CHF|JPY|CNY|PKR|BDT|NPR|TZS|UGX|GHS|ETB|EGP|MXN|BRL|CLP|COP|PEN|ARS|PLN|SEK|NOK|DKK|CZK|THB|PHP|VND|IDR|USA|UAE|UK|EU|EMEA|APAC|MENA|ASEAN|CEO|CFO|CTO|COO|CIO|MD|HQ|HOD|CV|GPA|PHD|MSC|BSC|MBA|BBA|SMS|FAQ|NGO|INGO|SME|VIP|GDP|LLC|LTD|PLC|GMBH|SARL|PVT|INC|TBC|TBA|ETC|AND|THE|FOR|WITH|III|VII|VIII|NOC|CVE|CSAT|NPS|ATM|TV|FM|AM|PM|FTE|ISO|DIN|CAT|BPO|MNC|GCE|OPD|ICU|NHS|WHO|UN|UNHCR|UNICEF|UNDP|WFP|ILO|ONG|PME|RATP|SNCF|ESI|PPH|CME|LPG|RUT|DNI|CPF|NIC|ID)$/;
const BEFORE_TOOL = /^(?:in|with|using|via|on|under|mit|avec|con|com|met|en|em|no|na)$/;

/** Abbreviations that the graph does not know and that are a piece of the sentence by themselves: "using AMM, MEL and TSM". */
export function unknownAbbreviations(read: ReadRun, run: DocumentRun): TextRange[] {
  return read.tokens.flatMap((token, at) => {
    const written = run.text.slice(token.start, token.end);
    if (!/^[A-Z]{3,6}$/.test(written) || NO_SKILL.test(written) || isWithin(read.negated, token.start))
      return [];
    if (read.hits.some((hit) => at >= hit.from && at < hit.to)) return [];
    const before = read.tokens[at - 1];
    const begins = before !== undefined && (isBreak(before) || BEFORE_TOOL.test(before.norm));
    // Brackets explain a word before them; other signs join two words to one.
    if (!begins || /[(/.]/.test(before.norm) || !endsSegment(read.tokens, at + 1)) return [];
    if (/[)/&-]/.test(run.text.charAt(token.end)) || isShouted(run.text)) return [];
    return [{ start: token.start, end: token.end }];
  });
}

/** In capitals throughout, where they tell nothing. */
function isShouted(text: string): boolean {
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
}
