import { Button } from "@rolecall/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import type { ComponentProps, ReactNode, Ref, SubmitEvent } from "react";

type Look = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "size" | "fullScreenOnPhone">;

interface FormDialogProps extends Look {
  /** True when left out: most are there only as long as they are open. */
  open?: boolean;
  /** On its way: it can neither be closed nor sent again. */
  pending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Both buttons by their words. */
  submit: string;
  back: string;
  danger?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  formRef?: Ref<HTMLFormElement>;
  /** Lays out the fields. */
  className?: string;
  children: ReactNode;
}

/** A dialog that is a form: what there is to fill in, the way back, and the button that sends it. */
export function FormDialog({
  open = true,
  pending,
  onSubmit,
  onClose,
  submit,
  back,
  danger = false,
  disabled = false,
  formRef,
  className,
  children,
  ...look
}: FormDialogProps) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!disabled) onSubmit(event);
  }

  return (
    <Dialog {...look} open={open} onOpenChange={(next) => !next && onClose()} dismissible={!pending}>
      <form ref={formRef} onSubmit={send} className="contents">
        <DialogBody {...(className !== undefined && { className })}>{children}</DialogBody>
        <DialogFooter>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" variant={danger ? "danger" : "primary"} disabled={disabled} pending={pending}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
