import type { SectionKind } from "../../types.ts";

/**
 * What people call a section in their own voice. Too common or too vague to make a heading of a line, they say what is
 * meant where its looks have made it one.
 */
export const VOICE: Readonly<Partial<Record<SectionKind, string>>> = {
  summary: `who's this|who is this|who am i|me|me, briefly|myself|in a sentence|in one line|in two lines|in a few lines|tldr|tl;dr|
    elevator pitch|pitch|why me|what i want|what i want next|looking for|the plan|next|next step|my next step|first things first|
    start here|dear reader|about my work|how i got here|nice to meet you|the person|the human|the basics|introducing|welcome|
    opening line|what i'm about|what i am about|the gist|to begin with|good morning|good day|ayubowan|namaste|kumusta|habari|sawubona|hei|moin|grüezi|salaam`,
  experience: `where i've cooked|where i've served|where i have served|where i've taught|where i have taught|where i've nursed|
    where i've driven|where i've sailed|where i've built|where i've sold|places i've been|what i've been doing|what i have been doing|
    what i've been up to|what i have been up to|ships|vessels|sea service record|duty stations|stations|
    schools i have taught in|schools i've taught in|classrooms so far|details of service|particulars of service|
    employment particulars|particulars of employment|shifts|on the floor|on site|on the road|on the wards|on the water|at sea|
    in the kitchen|in the field|farms|salons|shops|garages|hotels|hospitals|workplaces|professional path|professional activity|
    professional activities|previous occupations|occupation|occupations|the story so far|story so far|chapters|gigs|freelance|
    bookings|productions|theatre credits|credits|teams|teams i've been on|stints|tours|rounds|the long version|long version|
    how i've earned my living|how i earn my living|earning a living|bread and butter|behind the counter|behind the wheel|
    at the stove|at the chalkface|until now|up to now`,
  skills: `what i'm handy with|handy with|good with my hands|things i do well|what people come to me for|what i do all day|
    what i do best|tools i reach for|kit i know|machines|plant i operate|plant and machines|what i'm known for|known for|tech|
    tech i use|comfortable with|confident with|at home with|familiar with|can also|i also know|some experience with|
    specialisation|specialization|areas|fields|my fields|focus|focus areas|competency|key areas|lab techniques|techniques|
    kitchen|trade|on the computer|computer|computers|it|digital|packages|personality|character|in three words|
    in five words|my nature|other people say|my manager would say|colleagues say|soft side|how i am|how i am at work|
    what i'm like to work with|working style|values|assets|edp knowledge|it knowledge|daily work|what i get asked to do|
    what i get called for|i'm the one who|i am|i'm|reliable with|steady at|up my sleeve|in my hands|at the ready|
    also good at|quite good at|okay at|still learning well|can do|i can do|things i can do|can help with|knows|does`,
  education: `study|studying|academia|scholastics|educational qualification details|examination passed|books and boards|
    apprenticeship|training and apprenticeship|training ground|where i learnt it|where i learned it|
    where it began`,
  certifications: `paperwork|the paperwork|papers in order|bits of paper|board exam|board exams|license details|licence details|
    stamped and signed|on paper`,
  languages: `talk|tongue|we can talk in|reading and writing|mother tongue|lingo|in other words|say it in|i answer in`,
  achievements: `proud of|things i'm proud of|wins|small wins|big wins|numbers|some numbers|by the numbers|in numbers|figures|
    scores|trophies|medals|laurels|feathers in my cap|commendations|award|merits|high points|good days`,
  projects: `made by me|things i made|builds|own builds|apps|games|shipped work|selected work|featured work|
    some apps i have shipped|dissertation|thesis`,
  volunteering: `giving time|helping out|social service|co-curricular|extra curricular|leadership|leadership roles`,
  interests: `when the shift ends|when i clock off|after the shift|days off|day off|on my days off|on days off|time off|
    free hours|rest days|play|for fun|fun|just for fun|fun facts|outside of school|the other me|home life|at home|also me|off stage|
    off field|life|rest of life|spare moments|likes|i like|loves|i love|side quests|pastime|unwinding|switching off|
    evenings|sundays|saturdays|when the kettle's on|the rest of me|real life|what else|not work|no work|off|unplugged|
    recharging|can't do|can not do|cannot do|what i can't do|things i can't do|not good at|bad at|no good at|not so good at|
    hopeless at|won't do|will not do|not on offer|don't do|doesn't do|keeps me sane|keeping sane|slow hours`,
  references: `people who'd vouch for me|people who will vouch for me|ask these people|ask about me|who'll back me up|they'll vouch|
    happy to vouch|names to ring|names to call|people you can call|people you can ring|phone a friend|recommended by|
    don't take my word for it|ask around|check with|good word from`,
  personal: `how to get hold of me|get hold of me|bio-data|personal bio-data|vital statistics|where i am|ping me|let's talk|
    say hi|give me a ring|give me a call|knock here|post to|find me at|my coordinates`,
  other: `notice|salary|others|bits and bobs|also|and also|ps|p.s.|good to know|worth knowing|for the record|fine print|varia|
    sundry|one more thing|last but not least|else`,
};
