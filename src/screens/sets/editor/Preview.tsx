import { CircleAlert, CircleCheck, Play } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { Pictures } from "../../../games/card-set";
import type { Workshop } from "../../../games/workshop";
import { showPictures } from "../../../store/sets/pictures";
import { CardFace } from "../../../table/parts/card/CardFace";
import { say } from "../../../text";
import { Button } from "../../../ui/Button";
import { CardEntry } from "../../cards/CardEntry";
import styles from "./Editor.module.css";
import { type PlacedFault, shownGame } from "./judge-card";
import { fieldLabel, t } from "./messages";

interface Props {
  readonly workshop: Workshop;
  readonly card: unknown;
  /** The pictures of the set. */
  readonly pictures: Pictures;
  readonly number: number;
  readonly faults: readonly PlacedFault[];
  readonly onFault: (place: string) => void;
  /** Opens a table on which the card can be tried. */
  readonly onTry: () => Promise<void>;
}

const NO_VALUES: readonly number[] = [];

/** What a place is called: "Abilities 1", "Price". */
function placeLabel(place: string): string {
  if (place === "") return t("editor.whole-card");
  const [key = "", at] = place.split(".");
  const label = key === "name" ? t("editor.name") : key === "art" ? t("editor.art") : fieldLabel(key);
  return at !== undefined && /^\d+$/.test(at) ? t("editor.item", { label, n: Number(at) + 1 }) : label;
}

/** A card as it is on the table, its printed text, and what is wrong with it. */
export function Preview({ workshop, card, pictures, number, faults, onFault, onTry }: Props) {
  const asked = useDeferredValue(card);
  const shown = useMemo(() => {
    const found = shownGame(workshop, asked, number);
    return found && { ...found, game: showPictures(found.game, pictures) };
  }, [workshop, asked, number, pictures]);
  return (
    <section className={styles.preview} aria-label={t("editor.preview")}>
      {shown && (
        <>
          <span className={styles.face} data-cards aria-hidden="true">
            <CardFace game={shown.game} def={shown.name} look="field" values={NO_VALUES} />
          </span>
          <section className={styles.printed} aria-label={t("editor.printed")}>
            <CardEntry game={shown.game} name={shown.name} isText />
          </section>
        </>
      )}
      <Faults faults={faults} onFault={onFault} />
      {faults.length === 0 && <TryButton onTry={onTry} />}
    </section>
  );
}

function TryButton({ onTry }: Pick<Props, "onTry">) {
  const [isFailed, setFailed] = useState(false);
  return (
    <>
      <Button
        look="primary"
        icon={<Play size={18} aria-hidden />}
        onClick={() => void onTry().catch(() => setFailed(true))}
      >
        {t("editor.try")}
      </Button>
      {isFailed && <p role="alert">{t("editor.try-failed")}</p>}
    </>
  );
}

function Faults({ faults, onFault }: Pick<Props, "faults" | "onFault">) {
  return (
    <div className={styles.faults}>
      <p role="status" className={faults.length === 0 ? styles.sound : styles.unsound}>
        {faults.length === 0 ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
        {faults.length === 0 ? t("editor.sound") : t("editor.faults", { count: faults.length })}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faultList}>
          {faults.map(({ place, message }) => (
            <li key={`${place} ${say(message)}`}>
              <button type="button" className={styles.fault} onClick={() => onFault(place)}>
                {t("editor.fault-at", { place: placeLabel(place), fault: say(message) })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
