import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { ChosenFacets, FacetChoices } from "../../../decks/search";
import { say } from "../../../text";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { t } from "../messages";
import styles from "./Filters.module.css";

interface Props {
  readonly choices: readonly FacetChoices[];
  readonly chosen: ChosenFacets;
  readonly onChange: (chosen: ChosenFacets) => void;
}

const countChosen = (chosen: ChosenFacets): number => Object.values(chosen).flat().length;

/** A button that opens the filters and says how many are on. */
export function Filters({ choices, chosen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const on = countChosen(chosen);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        className={cx(on > 0 && styles.on)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {on === 0 ? t("browser.filters") : t("browser.filters.on", { count: on })}
      </Button>
      {isOpen && (
        <Dialog
          title={t("browser.filters")}
          shape="side"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => onChange({})}>{t("browser.clear")}</Button>}
        >
          {choices.map((one) => (
            <Facet
              key={one.facet.key}
              {...one}
              chosen={chosen[one.facet.key] ?? []}
              onChange={(values) => onChange({ ...chosen, [one.facet.key]: values })}
            />
          ))}
        </Dialog>
      )}
    </>
  );
}

interface FacetProps extends FacetChoices {
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** The values of one filter. A value that would find nothing is dimmed, but can be chosen. */
function Facet({ facet, options, chosen, onChange }: FacetProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.label}>
        <LocalizedText message={facet.label} />
      </legend>
      <div className={styles.values}>
        {options.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className={cx(styles.value, count === 0 && styles.none)}
            aria-pressed={chosen.includes(value)}
            aria-label={`${say(label)}, ${t("browser.found", { count, all: count })}`}
            onClick={() => toggle(value)}
          >
            <LocalizedText message={label} />
            <span className={styles.count}>{count}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
