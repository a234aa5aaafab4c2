/** Who somebody was or worked with: "Store Manager", "Medical Assistant", "Cashier", "Journalist" among what a list names. */
const POST =
  /(?:^|\s)(?:manager|director|supervisor|officer|coordinator|assistant|associate|analyst|engineer|developer|representative|technician|teacher|receptionist|secretary|cashier|clerk|accountant|inspector|administrator|consultant|instructor|operator|driver|controller|programmer|president|intern|teller|nurse|writer|editor|journalist|reporter|researcher|strategist|singer|(?:song)?writer|musician|photographer|recruiter|attendant|selector|team lead(?:er)?|production worker)$/iu;

/** "SAP Solution Manager": a program by its maker's short name. */
const PROGRAM =
  /(?<!\p{L})\p{Lu}{3,}\s(?:\S+\s)*(?:Manager|Controller|Administrator|Assistant|Operator|Driver)$/u;

/** True for the name of a post: what somebody was is no skill, whatever stands beside it. */
export function isPost(name: string): boolean {
  return POST.test(name.trim()) && !PROGRAM.test(name.trim());
}
