import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import type { DraftView } from "../../../decks/limited/event";
import type { Game } from "../../../games/game";
import { cardName } from "../../../text/names";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import CardDialog from "../browser/CardDialog";
import { Tabs } from "../parts/Tabs";
import styles from "./Drafting.module.css";
import { t } from "./messages";
import { PackCards } from "./PackCards";
import { PoolPanel } from "./PoolPanel";

interface Props {
  readonly game: Game;
  readonly view: DraftView;
  readonly onTake: (names: readonly string[]) => void;
  /** Takes the last pick back. Undefined when it cannot be. */
  readonly onUndo: (() => void) | undefined;
}

const listed = (names: readonly string[]) => names.map(cardName).join(", ");

/** A press chooses a card. When as many are chosen as may be taken, the one chosen first makes way. */
function pressed(chosen: readonly number[], at: number, take: number): readonly number[] {
  return chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].slice(-take);
}

/** The cards chosen from a pack, until they are taken. */
function useChoice({ view, onTake }: Props) {
  const { pack, take } = view;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [news, setNews] = useState("");
  const head = useRef<HTMLHeadingElement>(null);
  const names = chosen.flatMap((at) => pack[at] ?? []);
  const takeThese = (these: readonly number[]) => {
    const taken = these.flatMap((at) => pack[at] ?? []);
    if (taken.length !== take) return;
    setChosen([]);
    setNews(t("draft.taken", { cards: listed(taken) }));
    // The cards of this pack leave the page.
    head.current?.focus();
    window.scrollTo(0, 0);
    onTake(taken);
  };
  const press = (at: number, isAgain: boolean) => {
    const next = isAgain && !chosen.includes(at) ? pressed(chosen, at, take) : chosen;
    if (isAgain && next.length === take) takeThese(next);
    else setChosen(pressed(chosen, at, take));
  };
  return { chosen, names, news, head, press, takeChosen: () => takeThese(chosen), setNews };
}

/** A draft as one drafter sees it: the pack to take from, and what they have. On a narrow screen one of the two. */
export function Drafting(props: Props) {
  const { game, view, onUndo } = props;
  const { pack, pool, round, pick, take, unopened } = view;
  const { chosen, names, news, head, press, takeChosen, setNews } = useChoice(props);
  const [shown, setShown] = useState<"pack" | "pool">("pack");
  const [large, setLarge] = useState<string | null>(null);
  const around = pack.includes(large ?? "") ? pack : [];
  const at = around.indexOf(large ?? "");
  const undo = () => {
    onUndo?.();
    setNews(t("draft.undone"));
    head.current?.focus();
  };
  return (
    <div className={cx("wide-page", styles.draft)}>
      <div className={styles.head}>
        <h2 ref={head} tabIndex={-1} className={styles.title}>
          {t("draft.pick", { round: round + 1, rounds: round + 1 + unopened, pick: pick + 1 })}:{" "}
          {t("draft.take", { count: take })}
        </h2>
        <p className={styles.passes}>{t(`draft.passes.${view.passes}`)}</p>
      </div>
      <Tabs
        shown={shown}
        tabs={[
          { value: "pack", label: `${t("draft.pack")} (${pack.length})` },
          { value: "pool", label: t("draft.pool-count", { count: pool.length }) },
        ]}
        onShow={setShown}
      />
      <div className={cx(styles.pack, shown !== "pack" && styles.away)}>
        <p className="visually-hidden">{t("draft.keys")}</p>
        <PackCards
          key={`${round} ${pick}`}
          game={game}
          label={t("draft.pack-cards")}
          cards={pack}
          chosen={chosen}
          onPress={press}
          onLook={setLarge}
        />
      </div>
      <div className={cx(styles.pool, shown !== "pool" && styles.away)}>
        <PoolPanel game={game} pool={pool} onLook={setLarge} />
      </div>
      <div className={styles.bar}>
        <p role="status" className={styles.news}>
          {news}
        </p>
        {onUndo && (
          <Button icon={<Undo2 size={20} aria-hidden="true" />} onClick={undo}>
            <span className={styles.undo}>{t("draft.undo")}</span>
          </Button>
        )}
        <Button look="primary" aria-disabled={names.length < take} onClick={takeChosen}>
          {names.length < take
            ? t("draft.choose", { left: take - names.length })
            : t("draft.take-card", { cards: listed(names) })}
        </Button>
      </div>
      {large !== null && (
        <CardDialog
          game={game}
          name={large}
          use={undefined}
          previous={around[at - 1]}
          next={around[at + 1]}
          onLook={setLarge}
          onClose={() => setLarge(null)}
        />
      )}
    </div>
  );
}
