import { useLayoutEffect, useRef, useState } from "react";
import type { Game } from "../../games/game";
import type { Refusal, Seat } from "../../kernel";
import { matchCommands, useMatch } from "../../store/play/match";
import type { SeatLists } from "../../store/types";
import { useArtist } from "../../table/parts/card/artist";
import { seatName } from "../../text";
import { cardLang, cardName, kindNames } from "../../text/names";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LocalizedText } from "../../ui/LocalizedText";
import { RuleLink } from "../../ui/RuleLink";
import { CardEntry } from "../cards/CardEntry";
import { t } from "./messages";
import styles from "./Swap.module.css";
import { type Chosen, entriesOf, isChanged, type ListName, swapped } from "./swap";

interface Props {
  readonly seat: Seat;
  /** Called when this seat has confirmed its deck. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Between two games of a series: one seat swaps cards with its side deck, one for one. */
export default function Swap({ seat, onDone, onClose }: Props) {
  const game = useMatch((match) => match.game);
  const lists = useMatch(({ series }) => series?.own[seat]);
  return game && lists && <Lists game={game} seat={seat} lists={lists} onDone={onDone} onClose={onClose} />;
}

/** The pressed cards, the result and its description. */
function useSwap({ seat, lists, onDone }: Props & { readonly lists: SeatLists }) {
  const { swap, keepDeck } = matchCommands;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [news, setNews] = useState("");
  const pressed = useRef<Chosen | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  // The pressed card may have left its list. Focus moves to the card that replaced it.
  useLayoutEffect(() => {
    const { list, name } = pressed.current ?? {};
    if (lists === null || document.activeElement !== document.body) return;
    const buttons = frame.current?.querySelectorAll<HTMLElement>(`[data-list="${list}"] button`) ?? [];
    [...buttons].find(({ dataset }) => dataset.name === name)?.focus();
  }, [lists]);

  const change = (deck: readonly string[], done: string) => {
    const verdict = swap(seat, deck);
    setRefusal(verdict.ok ? null : verdict);
    setNews(verdict.ok ? done : "");
    setChosen(null);
  };
  const press = (list: ListName, name: string) => {
    if (chosen === null || chosen.list === list) {
      setChosen(chosen?.name === name ? null : { list, name });
      setRefusal(null);
      setNews("");
      return;
    }
    pressed.current = { list, name: chosen.name };
    const [out, into] = list === "side" ? [chosen.name, name] : [name, chosen.name];
    change(swapped(lists.deck, out, into), t("swap.done", { card: into, other: out }));
  };
  const keep = () => {
    const verdict = keepDeck(seat);
    if (verdict.ok) onDone();
    else setRefusal(verdict);
  };
  return { chosen, refusal, news, frame, change, press, keep };
}

type ListsProps = Props & { readonly game: Game; readonly lists: SeatLists };

function Lists(props: ListsProps) {
  const { game, seat, lists, onClose } = props;
  const player = useMatch(({ view }) => seatName(view?.seats[seat]?.name ?? ""));
  const number = useMatch(({ series }) => (series?.game ?? 0) + 1);
  const { chosen, refusal, news, frame, change, press, keep } = useSwap(props);
  const isOther = isChanged(lists);
  return (
    <Dialog
      title={t("swap.title", { player, game: number })}
      onClose={onClose}
      actions={
        <>
          <div className={styles.note}>
            <p role="status">{chosen ? t(`swap.chosen-${chosen.list}`, { card: chosen.name }) : news}</p>
            <p role="alert" className={styles.refusal}>
              {refusal && (
                <>
                  <LocalizedText message={refusal.why} /> <RuleLink rule={refusal.rule} />
                </>
              )}
            </p>
            {chosen && <CardEntry game={game} name={chosen.name} />}
          </div>
          {isOther && (
            <Button onClick={() => change(lists.before, t("swap.is-reset"))}>{t("swap.reset")}</Button>
          )}
          <Button look="primary" onClick={keep}>
            {t(isOther ? "swap.play" : "swap.keep")}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t("swap.lead")}</p>
      <div ref={frame} className={styles.lists} data-seat={seat}>
        <CardList game={game} lists={lists} list="deck" chosen={chosen} onPress={press} />
        <CardList game={game} lists={lists} list="side" chosen={chosen} onPress={press} />
      </div>
    </Dialog>
  );
}

interface CardListProps {
  readonly game: Game;
  readonly lists: SeatLists;
  readonly list: ListName;
  readonly chosen: Chosen | null;
  readonly onPress: (list: ListName, name: string) => void;
}

function CardList({ game, lists, list, chosen, onPress }: CardListProps) {
  const artist = useArtist(game.slug);
  const count = lists[list === "deck" ? "deck" : "sideDeck"].length;
  return (
    <section className={styles[list]} data-list={list} aria-labelledby={`swap-${list}`}>
      <h3 id={`swap-${list}`} className={styles.heading}>
        {t(`swap.${list}`)} <small>{t("swap.count", { count })}</small>
      </h3>
      <ul className={styles.cards}>
        {entriesOf(lists, list).map(({ name, copies, added }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.card}
              data-name={name}
              aria-pressed={chosen?.list === list && chosen.name === name}
              onClick={() => onPress(list, name)}
            >
              <img src={artist?.(game.cards.pool[name] ?? { name, type: "" })} alt="" loading="lazy" />
              <span className={styles.copies}>{copies}×</span>
              <span className={styles.words}>
                {cardName(name)}
                <small lang={cardLang(game.slug)}>
                  {kindNames(
                    game.slug,
                    game.cards.pool[name]?.type ?? "",
                    game.cards.pool[name]?.subtypes,
                  ).join(" · ")}
                </small>
              </span>
              {added > 0 && <em className={styles.added}>{t("swap.new", { n: added })}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
