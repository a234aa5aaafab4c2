import { cue, type Rule, unlessAfter } from "../rule.ts";

/** What is written, shown or said about a subject. */
const TEXT =
  "(?:text|hand|year|cook)?books?|manuals?|leaflets?|flyers?|brochures?|posters?|pamphlets?|magazines?|podcasts?|documentar(?:y|ies)|novels?|films?|" +
  "sites?|web ?sites?|blogs?|videos?|articles?|texts?|features?|columns?|newsletters?|essays?|pieces?|series|displays?|exhibitions?|sections?|authors?|surveys?|quiz(?:zes)?|journals?|stories|story|school projects?";
const TALK = "conferences?|fairs?|talks?|lectures?|debates?|seminars?|panels?";

/** Whoever gives the talk knows of what it is. */
const GIVEN =
  "\\b(?:gave|give|giv(?:ing|es|en)|deliver(?:ed|ing)?|held|hold|led|ran|run|taught|present(?:ed|ing)?|facilitat(?:ed|ing))\\b[^.;]{0,40}";

const FIELD = "[\\p{L}&]+(?: [\\p{L}&]+){0,2}?";

/** Books and talks, goods, customers and departments: what an English sentence is about, and the writer does not do. */
export const ENGLISH_TOPICS: readonly Rule[] = [
  // "books on chemistry and baking", "a conference on blockchain"
  {
    cue: cue(
      `\\b(?:${TEXT}) (?:on|about)\\b`,
      unlessAfter(
        GIVEN,
        `\\b(?:(?:${TALK})(?: (?:at|in|by) (?:the |an? )?\\p{L}+){0,2} (?:on|about)|(?<!\\band )lectures? in)\\b`,
      ),
      "\\b(?:textbooks?|books|students|theses|magazines?|professors?|lecturers?|museums?|makers?|history|journals?|manuals|parcels|pallets|cartons|boxes|crates|drums|sacks|piles|stacks|consignments) of (?!(?:up|over|about|around|all|good|full|accounts?)\\b|\\d)(?<!\\b(?:ke(?:ep|eps|pt|eping)|d(?:o|id|oing)|clos(?:e|ed|ing)|audit(?:ed|ing)?) (?:the )?books of )(?<!\\b(?:train(?:ed|ing)|teach(?:ing)?|taught|supervis(?:ed|ing)|mentor(?:ed|ing)|guid(?:ed|ing)|coach(?:ed|ing)|pack(?:ed|ing)|handling|loading|loaded|unload(?:ed|ing)|assist(?:ed|ing)|wrapp(?:ed|ing)|stack(?:ed|ing)) [^.;]{0,60})",
      unlessAfter(GIVEN, "\\btalks? (?:about|of)\\b"),
      "\\b(?:wr(?:ote|ites?|iting)|talk(?:ed|ing)|spoke|reads?|reading(?= about)|ask(?:s|ed|ing)?|tells? me|tells? us|told \\p{L}+|heard|dream(?:s|ed|ing|t)?|ring|rang|call(?:ed|s)?|phon(?:e|ed|es)|[ei]nquir(?:e|ed|ies)) (?:about|of)\\b",
      "\\ba former\\b",
      "\\b(?:re-?typed|typed|copied|photocopied|proofread|bound|shelved|laminated|couriered|transcribed) (?:\\p{L}+ ){0,2}?(?:reports?|letters?|papers|documents|files|notes|minutes|contracts|articles|manuscripts|theses) (?:on|about|for|of) ",
      "(?:^|[.;]\\s+)(?:a|my) (?:\\p{L}+ )?course on\\b",
      "\\bwhile (?:she|he|they|others)\\b",
      "\\barranged for\\b",
      "\\b(?:laden|loaded|stacked|lined|piled|crammed) with\\b",
      "\\b(?:filled|closed|staffed) (?:over |about |some )?(?!in\\b|out\\b)[\\p{L}\\d]+ (?:\\p{L}+ )?(?:positions|roles|vacancies|posts|openings|seats)\\b",
      "\\bon the (?:radio|telly|tv|wall|notice ?board|door|back seat)\\b(?! (?:is|are|was|were) (?:made|drawn|written|designed|built|painted))",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "clients in welding and plumbing", "guests from advertising, banking and the theatre"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:advis|train|assist|help|support|guid|coach|represent|counsel|teach|taught)\\p{L}* (?:\\p{L}+ )?",
        "\\b(?:clients?|customers?|guests?|tenants?|visitors?|suppliers?|callers?|patients|makers?) (?:(?:are|were|come|came) )?(?:in|from|of)\\b",
      ),
      "\\b(?:bought|rented)\\b",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "the price of scaffolding", "during the refurbishment"
  {
    cue: cue(
      "\\b(?:prices?|strikes?|smell|noise|sound|love|world|dispute|grant|poster|lovers?|wait(?:ing)? lists?|consent forms?|vouchers?|adverts?|passion|cracks?|sale|gear|fairs?) (?:of|for|from|about) (?:the |a )?",
    ),
    reach: "piece",
    sparesTools: true,
  },
  // "worked with Marketing, Finance and HR", "reported to Production and Planning"
  {
    cue: cue(
      "\\b(?:work(?:ed|ing|s)?|liais(?:e|ed|es|ing|on)|collaborat(?:e|ed|ing|ion)|partner(?:ed|ing|s)?|coordinat(?:e|ed|ing|ion)|cooperat(?:e|ed|ing|ion)|contacts?|pair(?:ed|ing|s)?|meet(?:ings?|s)?|met|interact(?:ed|ing|ion)?|sync(?:ed|s)?|alignment)(?: (?:closely|daily|together|hand in hand|weekly|directly))?,? (?:with|between|beside|alongside)(?: the| our)?(?: \\p{L}+ (?:from|of|in))?",
      "\\b(?:present(?:ed|ing|s)?|report(?:ed|ing|s)?|escalat(?:ed|ing|es)|answer(?:ed|ing|able)?) (?:\\p{L}+ ){0,2}to(?: the)?",
      "\\bsupport(?:ed|ing|s)?(?: the)?",
    ),
    reach: "names",
    sparesTools: true,
  },
  // "prescriptions from Dermatology, Oncology and the Eye Clinic"
  { cue: cue("\\bfrom(?: the)?"), reach: "row", sparesTools: true },
  // "weekly forecast with Sales and Logistics"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:experienced?|familiar|skilled|help|support|background|knowledge|concepts|combined)(?: \\p{L}+)?",
        " (?:with|between)(?=\\s)",
      ),
    ),
    reach: "departments",
    sparesTools: true,
  },
  // "supported the Data Science team", "between the Unity and Unreal people of a game studio"
  {
    cue: cue(
      `\\b(?:support(?:ed|ing|s)?|work(?:ed|ing|s)? (?:closely )?(?:with|beside|alongside)|liais(?:ed|ing|on) with|between|beside|alongside|next to|help(?:ed|ing)?|assist(?:ed|ing)?|for|from) (?:the |our )${FIELD}(?: and (?:the )?${FIELD})? (?:teams?|departments?|people|colleagues|desks?|floors?|studio|office|folk|guys|crew)\\b`,
    ),
    reach: "itself",
    sparesTools: true,
  },
  { cue: cue("\\bthe (?:\\p{L}+ ){1,3}(?:people|folk)\\b"), reach: "itself", sparesTools: false },
  {
    cue: cue(
      "\\b(?:people|colleagues|staff|someone|folk|woman|man|lad|guy|consultants?|visitors?|reps?) from(?: the)?",
      "\\bnext to(?: the)?",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "hired developers in Java and Go", "job ads for …"
  {
    cue: cue(
      "\\b(?:hir(?:ed?|es|ing)|recruit(?:ed|s|ing)?|headhunt(?:ed|ing)?|sourc(?:ed|ing)|plac(?:ed|ing)|interview(?:ed|ing)?) (?:\\p{L}+ ){0,3}(?:developers|engineers|candidates|programmers|people|staff|consultants|specialists|talent) (?:in|for|with)\\b",
      unlessAfter(
        "\\b(?:kept|keep|keeps|tracked|tracks|logged|managed|posted|published) (?:\\p{L}+ )?",
        "\\b(?:vacanc(?:y|ies)|job ads?|adverts?) (?:in|for)\\b",
      ),
      "\\b(?:booked|hired|found|arranged|invited) (?:\\p{L}+ )?(?:trainers?|speakers?|coaches|artists|instructors?|rooms) (?:for|on)\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "a snake called Python", "the project was called Django Reinhardt"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:tool|framework|library|software|system|platform|program|app|package|language|technology|technique|method|skill)s? (?:was |is )?",
        "\\b(?:called|named|nicknamed|dubbed|christened|code-?named)\\b",
      ),
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Neighbours whom I only telephone: ground lighting, catering"
  {
    cue: cue("\\bwho(?:m|se \\p{L}+)? (?:i|we) (?:only|just|merely) "),
    reach: "sentence",
    sparesTools: false,
  },
  // "dropped off laptops at Oracle, SAP and Salesforce"
  {
    cue: cue(
      unlessAfter(
        "\\b(?:good|proficient|skilled|expert|adept|great|excellent|advanced|experience|competent|fluent)",
        " at(?: the)?\\b",
      ),
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Client satisfaction rose from 3.9 to 4.6": what is measured, not what is done
  {
    cue: cue(
      "\\b(?:rose|fell|dropped|grew|climbed|sank|went (?:up|down)|came down|(?:was|were) (?:cut|reduced|halved|down|up)|doubled|halved) (?:by|from|to) (?:over |about |under |nearly |almost )?[\\d£$€]",
    ),
    reach: "before",
    sparesTools: true,
  },
  // "Project: core banking channel integration", "services for ATM and internet banking"
  {
    cue: cue(
      "(?:^|[.;]\\s+)(?:project|projet|projekt|proyecto|projeto|progetto) ?:",
      "\\b(?:services|platform|portal|apps?|software|website|product) for\\b",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "no ADR"
  {
    cue: cue("(?:^|[.;,]\\s+)no (?:\\p{L}+ )?[\\p{L}\\d&/+#-]+(?=\\s*(?:[.;,]|$))"),
    reach: "itself",
    sparesTools: false,
  },
  // "Sold boots for riding and welding", "our range: drills and welding rods", "shops in the mall: tailoring and phone repair"
  {
    cue: cue(
      "\\b(?:sold|sells?|selling|stocked|rent(?:ed)? out|hired out) (?:[\\p{L}-]+,? ){1,4}for ",
      "\\b(?:carried|hauled|transported|moved|stored|delivered|shipped|imported|exported) (?:\\p{L}+ )?(?:machines|machinery|equipment|tools|gear|parts|supplies|materials?|goods) for ",
      "\\b(?:paid|booked|posted|entered|filed|typed|settled) (?:the )?(?:invoices|bills|fees|wages|rents?) of (?=(?:the )?\\p{L}+s\\b)",
      "(?:^|[.;]\\s+)(?:(?:our|the) )?(?:range|goods|assortment|brands|stock|lines|wares) ?: ",
      "(?:^|[.;]\\s+)(?:shops|tenants|trades|stalls|offices|firms|businesses|lodgers|residents|neighbours) (?:in|on|of|around|along) (?:the |our )?\\p{L}+ ?: ",
      "(?:^|[.;]\\s+)\\p{L}+s for (?=(?:\\p{L}+,? (?:and )?){1,6}(?:houses|breweries|dairies|bakeries|wineries|restaurants|hotels|clinics|shops|farms|mills)\\b|(?:breweries|dairies|bakeries|wineries|restaurants|hotels|clinics|shops|farms|mills),? )",
      "(?:^|[.;]\\s+)(?:(?:evening|night|children['’]s) )?(?:classes|clubs|courses|groups|concerts) in (?=[^.;]{3,50} (?:fill|use|meet|run|take place|are held|share|book)\\b)",
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Translated two papers on TensorFlow", "sold laptops with Windows and Office", "sued SAP and Adobe"
  {
    cue: cue(
      "\\b(?:translat|proofread|subtitl|typeset|digitis|digitiz|catalogu|shelv)(?:ed|es|ing)?\\b[^.;]{0,60} (?:papers?|theses|thesis|reports?|documents?|files?) (?:on|about) ",
      "\\b(?:sold|sells?|selling) (?:[\\p{L}-]+,? (?:and )?){0,3}(?:laptops|notebooks|computers|pcs|phones|tablets|printers|tills|consoles|cameras) with ",
      "\\b(?:lawsuits?|suits?|claims?|proceedings|actions?|litigation|appeals?) against ",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "sold Photoshop courses"
  {
    cue: cue(
      "\\b(?:sold|sell(?:ing|s)?|shelved|weeded|stored|carried|put away) (?:[\\p{L}']+ ){0,2}(?:courses|licen[cs]es|lessons|tickets|machines|tools|parts|books|manuals|cartons|pallets|posters|scarves)\\b",
      "\\bsold (?:out of )\\p{L}+(?: \\p{L}+)?",
      "\\b(?:on|in|with|by|through|via) an (?:android|ios) (?:app|phone|tablet|handheld|device)\\b|\\ban? (?:android|ios) app of\\b",
      "\\b(?:pass|forward|hand|transfer)(?:ed|es|s|ing)? (?:[\\p{L}\\d]+ ){1,4}(?:on|over) to the\\b",
    ),
    reach: "itself",
    sparesTools: false,
  },
];
