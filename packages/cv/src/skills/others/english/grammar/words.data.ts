const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Before a noun: whatever follows is no verb of the writer's. */
export const DETERMINERS = set(
  "the a an our my his her their its this that these those some most many other another every each all both one two three four five six seven eight nine ten several no whose",
);
/** Those that begin the object of a verb: "checks the", "tell us"; "weekly checks every day" has none. */
export const OBJECTS = set(
  "the a an our my his her their its this these those me us him them it some no any another what how why whether themselves everything nothing something two three four five six",
);
export const PREPOSITIONS = set(
  "of in on at for with to from by about into over under through between during since until after before as via per without within across against along around behind beside near opposite like than up down off out onto toward towards inside outside among",
);
export const AUXILIARIES = set(
  "is are was were has have had will would can could may might must shall should do does did isn't aren't wasn't weren't hasn't haven't won't can't doesn't don't didn't",
);
export const BE: ReadonlySet<string> = set("is are was were be been isn't aren't wasn't weren't");
/** The writer, and what comes back to them. */
export const WRITER = set("i we i'm i've i'd we've we're ich wir je nous yo");
/** Pronouns that lead a clause of their own, or go on with one. */
export const PRONOUNS = set(
  "he she they it you who which that whom what there this nobody everyone somebody someone everybody anyone others whoever whatever",
);
/** Before the subject or the verb. */
export const ADVERBS = set(
  "also then later now today currently previously formerly earlier meanwhile often sometimes usually regularly occasionally mostly mainly once twice still always never only just here again soon first finally since additionally moreover furthermore however daily weekly monthly already even almost further together personally initially both either neither not nor",
);
/** What opens a clause behind a comma or without one. */
export const OPENERS = set(
  "but while whereas because though although where when since so if unless until once",
);

/** What the writer's own work, knowledge and products are called: what such a subject does is the writer's. */
export const OWN_NOUNS = set(
  "job jobs role roles work works position positions post posts duty duties task tasks day days week weeks shift shifts brief remit contract project projects course courses programme programmes internship placement training thesis dissertation degree studies team teams crew gang squad " +
    "strength strengths skill skills background career experience expertise knowledge focus emphasis scope specialty speciality specialism interests passion approach responsibility responsibilities area areas mandate function functions aim goal goals majority bulk lot number range variety mix achievement achievements activities highlights " +
    "result results contribution contributions tools tool stack technologies toolkit profile portfolio objective summary assignment assignments year years month months time rest method methods practice thing things solution solutions idea ideas improvement improvements change changes process processes workload caseload",
);
/** What works by itself and may be the writer's: what such a thing does, or is made of, is left to other rules. */
export const PRODUCTS = set(
  "system systems app apps application applications platform platforms service services product products pipeline pipelines site website websites page pages portal portals dashboard dashboards report reports model models script scripts bot bots engine engines module modules api apis backend frontend end ends code codebase database databases library framework plugin plugins gateway feature features release " +
    "build test tests suite query queries setup infrastructure architecture game games prototype prototypes software macro macros template templates tutorial workflow workflows automation line lines machine machines plan plans design designs campaign campaigns event events menu menus document documents package packages contract contracts file files data ticket tickets",
);
/** "Customers praised the returns handling". */
export const PRAISES = set(
  "praise praises praised thank thanks thanked commend commended recommend recommended appreciate appreciated value valued applaud applauded",
);
/** "Customers trust me": what others think of the writer. */
export const JUDGES = set(
  "trust trusts trusted call calls called know knows knew rate rates rated like liked love loved describe described name named choose chose elect elected remember return returned came rely relies relied depend turn turned",
);
/** Who comes to a colleague for what that one knows. */
export const OWN_FOLK = set(
  "colleague colleagues junior juniors trainee trainees apprentice apprentices team teammates manager managers supervisor supervisors peers staff newcomers hires learner learners",
);
/** With "my" before it, the house of somebody who works for themselves. */
export const OWN_HOUSE = set(
  "company business firm studio workshop practice salon shop farm agency startup start-up bakery kitchen stall garage boat channel blog",
);

/** What a piece of the writer's work leads to: "the migration took two weeks", "case management cut the backlog". */
export const OUTCOMES = set(
  "cut cuts reduced reduces saved saves improved improves raised raises increased increases halved doubled brought brings took takes went won wins earned earns helped helps let lets made makes meant means led kept keeps freed frees became becomes grew grows included includes involved involves covered covers required requires ran runs",
);
export const UNITS_OF_TIME = set(
  "day days week weeks month months year years hour hours night nights shift shifts season quarter time times minute minutes",
);

/** Verbs of work that a bullet may begin with, though they name things and are hardly said of others. */
export const ORDERED = set(
  "file chair dose forecast grade match sample form bundle catalogue charge claim clear compile copy correct crate credit display dispatch frame grease guide label lodge parcel pilot present proof prune register route scout secure tailor",
);

/** Endings of what is done in a place: "procurement", "histology", "dietetics", "maintenance". */
export const FIELD_NOUN =
  /(?:ing|ment|ology|ics|ance|ence|tion|graphy|therapy|surgery|iatry|nursing|dentistry|pharmacy|catering|laundry|security|reception|management|theatre|accounts|finance|legal|sales|hr|it|police|council|transport|stores|operations)$/;
