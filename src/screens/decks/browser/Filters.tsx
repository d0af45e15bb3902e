import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CardQuery, ChosenFacets } from "../../../decks/search";
import type { Game } from "../../../games/game";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { t } from "../messages";
import styles from "./Filters.module.css";

const FilterDialog = lazy(() => import("./FilterDialog"));

interface Props {
  readonly game: Game;
  /** The query whose cards are shown. */
  readonly query: CardQuery;
  readonly chosen: ChosenFacets;
  readonly onChange: (chosen: ChosenFacets) => void;
}

const countChosen = (chosen: ChosenFacets): number => Object.values(chosen).flat().length;

/** A button that opens the filters and says how many are on. */
export function Filters({ game, query, chosen, onChange }: Props) {
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
        <Suspense>
          <FilterDialog
            game={game}
            query={query}
            chosen={chosen}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
