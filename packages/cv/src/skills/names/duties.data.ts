/** What is written, signed, filed and handed over in the course of a job. */
const PAPERS =
  "note letter report card pass ticket list file log diary register slip form order request sheet calendar bundle label claim paper docket estimate manifest minute";

/** What takes place in the course of a job: it is attended, not mastered. */
const OCCASIONS =
  "round meeting evening walk talk call standup review handover count reset clinic booking day night party outing trip clean committee";

/** Figures and bits of a job. */
const BITS = "float temperature time level target point box board fitting run";

/** The last word of a name that says what a working day is made of. */
export const DUTY_HEADS: ReadonlySet<string> = new Set(`${PAPERS} ${OCCASIONS} ${BITS}`.split(" "));

/** What every workplace has: with a head of the above it names no skill, whatever the trade. */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  (
    "daily weekly monthly yearly annual morning night shift staff team work job room gate site till price order office phone telephone client customer guest visitor " +
    "time safety grievance welfare report pull sprint cycle stock personnel password key post mail bank cash fridge bed liquor store fuel"
  ).split(" "),
);
