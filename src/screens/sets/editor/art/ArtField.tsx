import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { artworkFor } from "../../../../art";
import type { Pictures } from "../../../../games/card-set";
import type { ArtFamily, CardArt, ChosenDrawing } from "../../../../language";
import { MOST_SEED } from "../../../../sets/art";
import { areTooLarge, isSound, pictureId } from "../../../../sets/judge-pictures";
import { Button } from "../../../../ui/Button";
import { SelectField } from "../../../../ui/SelectField";
import { t, valueLabel } from "../messages";
import { NumberField } from "../parts/NumberField";
import styles from "./ArtField.module.css";
import { FILE_LIMITS, type NoPicture, readPicture } from "./read-picture";
import { type GameArt, useGameArt } from "./use-game-art";

interface Props {
  /** Slug of the game. */
  readonly game: string;
  readonly art: CardArt | undefined;
  /** The pictures of the set. */
  readonly pictures: Pictures;
  /** @param added a picture that the set does not have yet. */
  readonly onChange: (art: CardArt | undefined, added?: Pictures) => void;
}

type Source = "words" | "chosen" | "own";

const FIRST: ChosenDrawing = { family: "knight", palette: "", seed: 1 };

const ICON = { size: 18, "aria-hidden": true } as const;

const sourceOf = (art: CardArt | undefined): Source => {
  if (art === undefined) return "words";
  return "picture" in art ? "own" : "chosen";
};

/** What the artwork of a card is drawn from. */
export function ArtField({ game, art, pictures, onChange }: Props) {
  const offered = useGameArt(game);
  const [isOwn, setOwn] = useState(false);
  const source = isOwn ? "own" : sourceOf(art);
  const take = (next: Source) => {
    setOwn(next === "own");
    if (next === "words") onChange(undefined);
    if (next === "chosen") onChange({ ...FIRST, palette: offered?.palettes[0] ?? "spirit" });
  };
  const drawing = art !== undefined && "family" in art ? art : null;
  const id = art !== undefined && "picture" in art ? art.picture : "";
  const shown = isSound(pictures, id) ? pictures[id] : undefined;
  return (
    <fieldset className={styles.art}>
      <legend className={styles.legend}>{t("editor.art")}</legend>
      <SelectField<Source>
        label={t("editor.art-from")}
        choices={[
          { value: "words", label: t("editor.art-words") },
          { value: "chosen", label: t("editor.art-chosen") },
          { value: "own", label: t("editor.art-own") },
        ]}
        value={source}
        onChange={take}
      />
      {source === "chosen" && drawing && offered && (
        <Drawing game={game} offered={offered} drawing={drawing} onChange={onChange} />
      )}
      {source === "own" && (
        <OwnPicture
          shown={shown}
          pictures={pictures}
          onPicture={(data) => {
            setOwn(false);
            const id = pictureId(data);
            onChange({ picture: id }, { [id]: data });
          }}
        />
      )}
    </fieldset>
  );
}

interface DrawingProps {
  readonly game: string;
  readonly offered: GameArt;
  readonly drawing: ChosenDrawing;
  readonly onChange: (art: CardArt) => void;
}

/** A drawing chosen by its figure and its colours, and varied by a number. */
function Drawing({ game, offered, drawing, onChange }: DrawingProps) {
  const { family, palette, seed } = drawing;
  return (
    <>
      <img className={styles.shown} src={artworkFor({ name: "", type: "", art: drawing })} alt="" />
      <SelectField<ArtFamily>
        label={t("editor.art-family")}
        choices={offered.families.map((one) => ({ value: one, label: t(`editor.family.${one}`) }))}
        value={family}
        onChange={(next) => onChange({ ...drawing, family: next })}
      />
      <SelectField
        label={t("editor.art-palette")}
        choices={offered.palettes.map((one) => ({ value: one, label: valueLabel(game, one) }))}
        value={palette}
        onChange={(next) => onChange({ ...drawing, palette: next })}
      />
      <NumberField
        label={t("editor.art-seed")}
        value={seed}
        from={1}
        to={MOST_SEED}
        step={1}
        onChange={(next) => onChange({ ...drawing, seed: next })}
      />
      <div>
        <Button onClick={() => onChange({ ...drawing, seed: (seed % MOST_SEED) + 1 })}>
          {t("editor.art-another")}
        </Button>
      </div>
    </>
  );
}

interface OwnProps {
  /** The picture that the card has. */
  readonly shown: string | undefined;
  readonly pictures: Pictures;
  readonly onPicture: (data: string) => void;
}

function faultIn(fault: NoPicture, file: string): string {
  switch (fault) {
    case "no-picture":
      return t("editor.art-no-picture", { file });
    case "too-wide":
      return t("editor.art-too-wide", { file, most: FILE_LIMITS.side });
    case "too-heavy":
      return t("editor.art-too-heavy", { file, most: FILE_LIMITS.megabytes });
    case "damaged":
      return t("editor.art-damaged", { file });
  }
}

/** A picture from a file. */
function OwnPicture({ shown, pictures, onPicture }: OwnProps) {
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState("");
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await readPicture(file);
    // Lets the same file be chosen again.
    target.value = "";
    if (typeof read === "string") return setNews(faultIn(read, file.name));
    if (areTooLarge({ ...pictures, [pictureId(read.data)]: read.data }))
      return setNews(t("editor.art-set-full"));
    setNews(t("editor.art-taken"));
    onPicture(read.data);
  };
  return (
    <>
      {shown !== undefined && <img className={styles.shown} src={shown} alt="" />}
      <div className={styles.own}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          hidden
          onChange={(event) => void chosen(event)}
        />
        <Button icon={<ImagePlus {...ICON} />} onClick={() => input.current?.click()}>
          {t(shown === undefined ? "editor.art-file" : "editor.art-other-file")}
        </Button>
        <p className={styles.help}>{t("editor.art-help")}</p>
        <p role="status">{news}</p>
      </div>
    </>
  );
}
