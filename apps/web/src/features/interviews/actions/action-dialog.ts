import type { Interview } from "@rolecall/contracts/interviews/schemas";

/** A dialog that does something to an interview. */
export interface ActionDialogProps {
  interview: Interview;
  /** It is done; what that has made of the interview is about to be shown. */
  onDone: () => void;
  onClose: () => void;
}
