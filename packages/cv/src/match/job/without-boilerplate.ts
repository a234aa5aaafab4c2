/** A heading or a label of what the employer gives or is: "What we offer:", "Über uns". */
const OFFER_LABEL =
  /^(?:what (?:we|you(?:['’]ll| will)?) (?:offer|get|can expect from us)|we offer(?: you)?|our offer|(?:our |the )?(?:benefits|perks)(?: (?:and|&) (?:benefits|perks))?|why (?:join |work (?:with|for) )?us|what['’]s in it for you|you get|about (?:us|the company)|who we are|wir bieten(?: (?:ihnen|dir))?|das bieten wir(?: (?:ihnen|dir))?|was wir (?:ihnen |dir )?bieten|unser angebot|deine benefits|ihre vorteile|über uns|wer wir sind|nous (?:vous )?offrons|nous (?:vous )?proposons|nos avantages|avantages|ce que nous offrons|qui sommes[- ]nous|à propos(?: de nous)?|ofrecemos|se ofrece|qué ofrecemos|beneficios|sobre nosotros|quiénes somos|oferecemos|benefícios|sobre nós|quem somos|offriamo|cosa offriamo|si offre|chi siamo|wij bieden|wat wij bieden|wat bieden wij|arbeidsvoorwaarden|over ons|wie zijn wij)(?=\s*[:?!–—-]|\s*$)/iu;

/** The same verbs with what is given behind them: "We offer a pension and yoga on Thursdays." */
const OFFERS =
  /^(?:we (?:also |can )?offer|you(?:['’]ll| will) (?:get|receive|enjoy)|(?:our )?(?:benefits|perks) (?:are|include)|wir bieten|nous (?:vous )?offrons|nous (?:vous )?proposons|(?:te |le )?ofrecemos|se ofrece|oferecemos|offriamo|si offre|wij bieden)(?!\p{L})/iu;

/** Whom the employer shuts out: nobody. */
const OPEN_TO_ALL =
  /equal[- ]opportunit(?:y|ies) employer|(?:are|is) an? equal[- ]opportunit|regardless of (?:\p{L}+,? ){0,3}(?:age|gender|sex|race|origin|religion|disability|background)|(?:irrespective of|without regard to) (?:\p{L}+,? ){0,3}(?:age|gender|sex|race|origin|religion|disability)|(?:we|us) (?:\p{L}+ ){0,3}(?:value|celebrate|embrace|committed to|welcome) (?:\p{L}+ ){0,3}diversity|welcome applications? from|no matter who you are|diversity matters|inclusive employer|unabhängig von (?:\p{L}+,? ){0,3}(?:alter|geschlecht|herkunft|religion)|menschen jeder herkunft|bei gleicher eignung|poste ouvert aux personnes|ouvert à toutes les candidatures|igualdad de oportunidades|sin distinción de|igualdade de oportunidades|pessoas com deficiência (?:são|podem)|pari opportunità|ambosessi|ongeacht (?:\p{L}+,? ){0,3}(?:leeftijd|geslacht|afkomst)/iu;

/** What the employer is, in its own praise. */
const PRAISE =
  /(?<!\p{L})(?:is|are|as) (?:an? |the |one of the )?(?:\p{L}+ )?leading (?:\p{L}+ ){0,3}(?:provider|supplier|manufacturer|company|retailer|group|producer|firm)s?(?!\p{L})|führende[rn]? (?:\p{L}+ ){0,2}(?:anbieter|hersteller|unternehmen)|(?:est|sommes) (?:le |un )?leader|(?:es|somos) (?:una empresa )?líder|(?:é|siamo) (?:un'azienda |un )?leader|toonaangevend\p{L}*/iu;

const EMPLOYER = [OFFERS, OPEN_TO_ALL, PRAISE];

const SENTENCE_END = /(?<=[.!?;])\s+/;
/** A line of its own with nothing behind it opens a part of the text. */
const HEADING_WORDS = 6;

/**
 * What a description says of the work and of whom it wants: without what the employer gives, says of itself under
 * a heading, or says of whom it welcomes. "Yoga on Thursdays" is no skill that anybody asks for.
 */
export function withoutBoilerplate(text: string): string {
  let isOffer = false;
  return text
    .split("\n")
    .flatMap((line) => {
      if (isHeading(line)) {
        isOffer = OFFER_LABEL.test(line.trim());
        return isOffer ? [] : [line];
      }
      return isOffer ? [] : [keptOf(line)];
    })
    .join("\n");
}

export function isHeading(line: string): boolean {
  const text = line.trim();
  if (text === "" || /^[-•*–·]/.test(text) || /[.!;,]$/.test(text)) return false;
  return text.split(/\s+/).length <= HEADING_WORDS && (/[:?]$/.test(text) || OFFER_LABEL.test(text));
}

function keptOf(line: string): string {
  let isLabelled = false;
  return line
    .split(SENTENCE_END)
    .filter((sentence) => {
      const text = sentence.trim();
      // "Who we are?" stands alone; what it opens is the sentence behind it.
      const isAnswer = isLabelled;
      isLabelled = OFFER_LABEL.test(text) && /[?!]$/.test(text);
      return !isAnswer && !OFFER_LABEL.test(text) && !EMPLOYER.some((cue) => cue.test(text));
    })
    .join(" ");
}
