import { Layers, RefreshCw, Shuffle } from "lucide-react";
import { useState } from "react";
import { drawNext, mulligan, type SampleHand as Sample, sampleHand } from "../../../decks/sample-hand";
import type { Game } from "../../../games/game";
import type { Message } from "../../../kernel";
import { CardFace } from "../../../table/parts/card/CardFace";
import { say } from "../../../text";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { randomSeed } from "../../setup/random-seed";
import { cardSummary } from "../browser/card-summary";
import { t } from "../messages";
import styles from "./SampleHand.module.css";

interface Props {
  readonly game: Game;
  readonly deck: readonly string[];
  readonly onClose: () => void;
}

const NO_VALUES: readonly number[] = [];
const ICON = { size: 18, "aria-hidden": true } as const;

/** A first hand from the deck, dealt by the rules of the game, with another seed every time. */
export default function SampleHand({ game, deck, onClose }: Props) {
  const deal = () => sampleHand(game, deck, randomSeed());
  const [sample, setSample] = useState<Sample | { readonly why: Message }>(deal);
  return (
    <Dialog
      title={t("hand.title")}
      shape="wide"
      onClose={onClose}
      actions={
        !("why" in sample) && (
          <Button look="primary" icon={<Shuffle {...ICON} />} onClick={() => setSample(deal())}>
            {t("hand.start")}
          </Button>
        )
      }
    >
      {"why" in sample ? (
        <>
          <p>{t("hand.illegal")}</p>
          <p role="alert">{say(sample.why)}</p>
        </>
      ) : (
        <Hand game={game} sample={sample} onSample={setSample} />
      )}
    </Dialog>
  );
}

interface HandProps {
  readonly game: Game;
  readonly sample: Sample;
  readonly onSample: (sample: Sample) => void;
}

function Hand({ game, sample, onSample }: HandProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isChoosing = sample.mulligan === "some";
  const change = (next: Sample) => {
    setChosen([]);
    onSample(next);
  };
  const toggle = (at: number) =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]);
  return (
    <div className={styles.hand}>
      <p role="status">
        {t("hand.cards", { count: sample.hand.length })}. {t("hand.left", { count: sample.left })}
        {isChoosing && ` ${t("hand.choose")}`}
      </p>
      <ul className={styles.cards} data-cards>
        {sample.hand.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold a card twice.
          <li key={`${at} ${name}`}>
            <button
              type="button"
              className={styles.card}
              aria-label={cardSummary(game, name)}
              aria-pressed={isChoosing ? chosen.includes(at) : undefined}
              onClick={() => isChoosing && toggle(at)}
            >
              <CardFace game={game} def={name} look="hand" values={NO_VALUES} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {sample.mulligan !== null && (
          <Button
            icon={<RefreshCw {...ICON} />}
            aria-disabled={isChoosing && chosen.length === 0}
            onClick={() => change(mulligan(game, sample, chosen))}
          >
            {t("hand.mulligan")}
          </Button>
        )}
        <Button
          icon={<Layers {...ICON} />}
          aria-disabled={sample.left === 0}
          onClick={() => change(drawNext(game, sample))}
        >
          {t("hand.draw")}
        </Button>
      </div>
    </div>
  );
}
