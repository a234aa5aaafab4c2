/** The names of the fields that hold values of one kind. */
type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never;
}[keyof Values & string];

/**
 * Binds controls to the values of a draft: `<TextField label={…} {...text("title")} />`, `<Checkbox label={…} {...check("remote")} />`.
 * `within` is where the values stand in what is sent, such as "location"; with it the controls' names are the server's paths.
 */
export function bindFields<Values extends object>(
  values: Values,
  change: (changed: Partial<Values>) => void,
  within?: string,
) {
  const pathOf = (name: string) => (within === undefined ? name : `${within}.${name}`);
  function set(name: string, value: unknown) {
    // biome-ignore lint/plugin/no-cast: a text under a text's name (a select offers no other), a boolean under a boolean's.
    change({ [name]: value } as Partial<Values>);
  }
  return {
    text: <Name extends NamesOf<Values, string>>(name: Name) => ({
      name: pathOf(name),
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
    check: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      name: pathOf(name),
      checked: values[name],
      onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked),
    }),
  };
}
