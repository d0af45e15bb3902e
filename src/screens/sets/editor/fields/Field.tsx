import { say } from "../../../../text";
import { SelectField } from "../../../../ui/SelectField";
import { fieldLabel, t, valueLabel } from "../messages";
import { NumberField } from "../parts/NumberField";
import { AbilitiesField } from "./AbilitiesField";
import { ChoicesField } from "./ChoicesField";
import { CostsField } from "./CostsField";
import type { FieldProps } from "./field";
import { KeywordsField } from "./KeywordsField";
import { LanguageField } from "./LanguageField";
import { LevelsField } from "./LevelsField";
import { NumbersField } from "./NumbersField";

/** What a field is called on the card if its number is printed there, otherwise in the form. */
function labelOf({ game, field }: Pick<FieldProps, "game" | "field">): string {
  const printed = game.table.mat.cardStats.find(({ stat }) => stat === field.key);
  return printed === undefined ? fieldLabel(field.key) : say(printed.label);
}

/** One field of a card. */
export function Field(props: Omit<FieldProps, "label">) {
  const { game, field, value, onChange } = props;
  const label = labelOf(props);
  // A field is passed on with what its kind says of it.
  switch (field.is) {
    case "number":
      return (
        <NumberField
          label={label}
          value={typeof value === "number" ? value : undefined}
          from={field.from}
          to={field.to}
          onChange={onChange}
        />
      );
    case "numbers":
      return <NumbersField {...props} field={field} label={label} />;
    case "choice": {
      const choices = field.values.map((one) => ({ value: one, label: valueLabel(game.slug, one) }));
      const none = field.optional || value === undefined ? [{ value: "", label: t("editor.none") }] : [];
      return (
        <SelectField
          label={label}
          choices={[...none, ...choices]}
          value={String(value ?? "")}
          onChange={(next) => onChange(next === "" ? undefined : next)}
        />
      );
    }
    case "choices":
      return <ChoicesField {...props} field={field} label={label} />;
    case "levels":
      return <LevelsField {...props} field={field} label={label} />;
    case "keywords":
      return <KeywordsField {...props} field={field} label={label} />;
    case "abilities":
    case "labelled-abilities":
      return <AbilitiesField {...props} field={field} label={label} />;
    case "costs":
      return <CostsField {...props} field={field} label={label} />;
    case "effect":
    case "condition":
    case "filter":
      return <LanguageField {...props} field={field} label={label} />;
  }
}
