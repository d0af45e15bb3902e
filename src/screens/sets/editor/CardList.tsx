import { ArrowDown, ArrowUp, CircleAlert, CopyPlus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { GameSlug } from "../../../games/registry";
import type { CardKind } from "../../../games/workshop";
import { Button } from "../../../ui/Button";
import { SelectField } from "../../../ui/SelectField";
import { hrefOf } from "../../routing/route";
import styles from "./Editor.module.css";
import { t, valueLabel } from "./messages";
import { nameOf } from "./new-cards";

interface Props {
  readonly slug: GameSlug;
  readonly code: string;
  readonly kinds: readonly CardKind[];
  readonly cards: readonly unknown[];
  /** Index of the card that is being edited. */
  readonly chosen: number;
  readonly isFaulty: (at: number) => boolean;
  readonly onAdd: (kind: CardKind) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate: (at: number) => void;
  readonly onDelete: (at: number) => void;
}

const ICON = { size: 18, "aria-hidden": true } as const;

/** The cards of a set: to choose, add, put into order, duplicate and delete. */
export function CardList(props: Props) {
  const { slug, code, cards, chosen, isFaulty } = props;
  return (
    <nav className={styles.cards} aria-label={t("editor.cards")}>
      <NewCard {...props} />
      {cards.length === 0 && <p className={styles.muted}>{t("editor.no-cards")}</p>}
      <ol className={styles.cardList}>
        {cards.map((card, at) => {
          const name = nameOf(card) || t("editor.nameless");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place.
            <li key={at} className={styles.cardLine} data-chosen={at === chosen || undefined}>
              <a
                className={styles.cardLink}
                href={hrefOf({ kind: "edit-set", slug, code, card: at + 1 })}
                aria-current={at === chosen ? "page" : undefined}
              >
                {name}
                {isFaulty(at) && (
                  <span className={styles.unsound}>
                    <CircleAlert size={16} aria-hidden />
                    <span className="visually-hidden">{t("editor.faulty")}</span>
                  </span>
                )}
              </a>
              {at === chosen && <CardTools {...props} at={at} name={name} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function CardTools({ cards, at, name, onMove, onDuplicate, onDelete }: Props & { at: number; name: string }) {
  const card = name;
  return (
    <span className={styles.cardTools}>
      <Button
        look="quiet"
        icon={<ArrowUp {...ICON} />}
        aria-label={t("editor.up", { card })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(at, at - 1)}
      />
      <Button
        look="quiet"
        icon={<ArrowDown {...ICON} />}
        aria-label={t("editor.down", { card })}
        aria-disabled={at === cards.length - 1}
        onClick={() => at < cards.length - 1 && onMove(at, at + 1)}
      />
      <Button
        look="quiet"
        icon={<CopyPlus {...ICON} />}
        aria-label={t("editor.duplicate", { card })}
        onClick={() => onDuplicate(at)}
      />
      <Button
        look="quiet"
        icon={<Trash2 {...ICON} />}
        aria-label={t("editor.delete", { card })}
        onClick={() => onDelete(at)}
      />
    </span>
  );
}

function NewCard({ slug, kinds, onAdd }: Pick<Props, "slug" | "kinds" | "onAdd">) {
  const [kind, setKind] = useState(0);
  return (
    <div className={styles.newCard}>
      <SelectField
        label={t("editor.add-kind")}
        choices={kinds.map(({ id }, at) => ({ value: at, label: valueLabel(slug, id) }))}
        value={kind}
        onChange={setKind}
      />
      <Button
        look="primary"
        icon={<Plus {...ICON} />}
        onClick={() => {
          const chosen = kinds[kind];
          if (chosen) onAdd(chosen);
        }}
      >
        {t("editor.add-card")}
      </Button>
    </div>
  );
}
