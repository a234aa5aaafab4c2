import { useNavigate } from "@tanstack/react-router";

/** What can lie open above applicants: somebody's details, the answer to somebody. */
interface Above {
  applicationId?: string | undefined;
  decline?: string | undefined;
}

/** Opens and closes it where one is: on the list of the applicants of a job, or on a comparison of some. */
export function useShowAbove() {
  const navigate = useNavigate();
  return (above: Above, { replace = false } = {}) =>
    void navigate({
      to: ".",
      search: (current) => ({ ...current, ...above }),
      replace,
      resetScroll: false,
    });
}
