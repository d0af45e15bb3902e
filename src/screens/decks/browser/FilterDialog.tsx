import { useMemo } from "react";
import { type FacetChoices, facetChoices } from "../../../decks/filter-choices";
import type { CardQuery, ChosenFacets } from "../../../decks/search";
import type { Game } from "../../../games/game";
import { say } from "../../../text";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { t } from "../messages";
import styles from "./Filters.module.css";

interface Props {
  readonly game: Game;
  readonly query: CardQuery;
  readonly chosen: ChosenFacets;
  readonly onChange: (chosen: ChosenFacets) => void;
  readonly onClose: () => void;
}

/** All filters, each value with the number of cards that it would leave. */
export default function FilterDialog({ game, query, chosen, onChange, onClose }: Props) {
  const choices = useMemo(() => facetChoices(game, query), [game, query]);
  return (
    <Dialog
      title={t("browser.filters")}
      shape="side"
      onClose={onClose}
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
