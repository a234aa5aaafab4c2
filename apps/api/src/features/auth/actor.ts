/** Who is calling. The role is part of the type, so an operation can ask for the one it is for. */
interface ActorBase {
  readonly userId: string;
  /** Hash of the session's token: names the session without being able to open it. */
  readonly sessionId: string;
}

export interface CandidateActor extends ActorBase {
  readonly role: "candidate";
}

export interface RecruiterActor extends ActorBase {
  readonly role: "recruiter";
}

export type Actor = CandidateActor | RecruiterActor;

/** An actor as the session tells of them: one who is suspended may do next to nothing. */
export type SignedIn = Actor & { readonly suspended: boolean };
