import { LayoutGrid, List } from "lucide-react";
import type { ReactNode } from "react";
import { SORT_ORDERS, type SortOrder } from "../../../decks/card-order";
import type { CardQuery } from "../../../decks/search";
import { SelectField } from "../../../ui/SelectField";
import { TextField } from "../../../ui/TextField";
import { t } from "../messages";
import styles from "./SearchBar.module.css";

/** Cards with their art, or one line each. */
export type View = "grid" | "list";

interface Props {
  readonly query: CardQuery;
  /** Whether cards can be sorted by cost. */
  readonly hasCosts: boolean;
  readonly view: View;
  readonly onQuery: (next: Partial<CardQuery>) => void;
  readonly onView: (view: View) => void;
  /** The filters. */
  readonly children: ReactNode;
}

export function SearchBar({ query, hasCosts, view, onQuery, onView, children }: Props) {
  const orders = SORT_ORDERS.filter((order) => order !== "cost" || hasCosts);
  return (
    <search className={styles.bar}>
      <TextField
        type="search"
        label={t("browser.search")}
        hideLabel
        placeholder={t("browser.search")}
        title={t("browser.search.help")}
        className={styles.text}
        autoComplete="off"
        spellCheck={false}
        value={query.text ?? ""}
        onChange={(text) => onQuery({ text })}
      />
      <div className={styles.tools}>
        {children}
        <SelectField<SortOrder>
          label={t("browser.sort")}
          hideLabel
          choices={orders.map((order) => ({ value: order, label: t(`browser.sort.${order}`) }))}
          value={query.sort ?? "number"}
          onChange={(sort) => onQuery({ sort })}
        />
        <ViewSwitch view={view} onView={onView} />
      </div>
    </search>
  );
}

const VIEWS = [
  { view: "grid", icon: LayoutGrid },
  { view: "list", icon: List },
] as const;

function ViewSwitch({ view, onView }: Pick<Props, "view" | "onView">) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{t("browser.view")}</legend>
      {VIEWS.map(({ view: one, icon: Icon }) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          aria-pressed={one === view}
          aria-label={t(`browser.${one}`)}
          title={t(`browser.${one}`)}
          onClick={() => onView(one)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
