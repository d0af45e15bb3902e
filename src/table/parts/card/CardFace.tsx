import { type CSSProperties, memo, type ReactNode } from "react";
import { artworkFor, type Subject } from "../../../art";
import type { Game } from "../../../games/game";
import type { CardPrint } from "../../../games/game-cards";
import type { Message } from "../../../kernel";
import { messageLang, say } from "../../../text";
import { cardLang, cardName, kindNames } from "../../../text/names";
import { cx } from "../../../ui/cx";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useArtwork } from "./artwork";
import styles from "./CardFace.module.css";
import crosshair from "./Crosshair.module.css";
import { SeatMark } from "./SeatMark";

/**
 * `art`: the artwork alone, where nothing else can be read. `field`: also name and numbers. `hand`: also keywords.
 * `whole`: everything, to be compared with others. `full`: everything, at reading size.
 */
export type Look = "art" | "field" | "hand" | "whole" | "full";

interface Props {
  readonly game: Game;
  readonly def: string;
  readonly seat: number;
  readonly look: Look;
  /** See `valuesOf`. Empty for the printed values. */
  readonly values: readonly number[];
  /** The position of the number that the aimed action compares. */
  readonly facing?: string | null;
}

/** For example "Warrior · Drake". */
export function typeLine(game: Game, def: string): string {
  const card = game.cards.pool[def];
  if (card === undefined) return "";
  return kindNames(game.slug, card.type, card.subtypes).join(" · ");
}

/** Width of a letter of a name, relative to the font size. */
const LETTER = 0.58;

/** Letters of the longest word, and of the whole name, that fit a card in play in two lines. Longer names are cut. */
const FITS = { word: 9, name: 18 };

const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));

/**
 * Font size of a name relative to the other text of the face: as large as its longest word allows, in at most two
 * lines; and relative to the room for that word when less of the card is visible.
 */
function nameSize(name: string): CSSProperties {
  const longest = longestWord(name);
  const size = Math.min(1.06, 10.4 / longest, name.length > 15 ? 16 / name.length : 1.06);
  return { "--name-size": size, "--word-size": 1 / (LETTER * longest) } as CSSProperties;
}

/** The face of a card: one frame for every size. */
export const CardFace = memo(function CardFace({ game, def, seat, look, values, facing = null }: Props) {
  const card = game.cards.pool[def];
  const hasNumbers =
    look !== "art" &&
    card !== undefined &&
    game.table.mat.cardStats.some(({ stat }) => card.stats[stat] !== undefined);
  const print = card === undefined || look === "art" ? undefined : game.cards.print?.(def);
  const Artwork = look === "full" || look === "whole" ? LargeArtwork : SmallArtwork;
  return (
    <span className={cx(styles.face, styles[look])}>
      {look !== "art" && <Head game={game} def={def} seat={seat} hasNumber={look === "full"} />}
      <Artwork subject={card ?? { name: def, type: "" }}>
        {hasNumbers && (
          <Numbers game={game} def={def} values={values} facing={facing} inHand={look === "hand"} />
        )}
        {print && <Signs print={print} />}
      </Artwork>
      {look === "hand" && <Brief game={game} def={def} isTyped={!hasNumbers} />}
      {(look === "whole" || look === "full") && (
        <span className={styles.box}>
          <span className={styles.type} lang={cardLang(game.slug)}>
            {typeLine(game, def)}
          </span>
          {print && print.rows.length > 0 && (
            <span className={styles.rows}>
              {print.rows.map((row) => (
                <span key={say(row)}>
                  <LocalizedText message={row} />
                </span>
              ))}
            </span>
          )}
          <CardWords game={game} def={def} />
        </span>
      )}
    </span>
  );
});

type CardProps = Pick<Props, "game" | "def">;

/** The band at the top: the seat's sign, the name and, to be read, the number in the pool. */
function Head({ game, def, seat, hasNumber }: CardProps & { seat: number; hasNumber: boolean }) {
  const name = cardName(def);
  const isLong = longestWord(name) > FITS.word || name.length > FITS.name;
  const number = game.cards.pool[def]?.number;
  return (
    <span className={styles.head}>
      <SeatMark seat={seat} className={styles.seat} />
      <span className={styles.name} data-long={isLong || undefined} style={nameSize(name)}>
        {name}
      </span>
      {hasNumber && number !== undefined && <span className={styles.number}>{number}</span>}
    </span>
  );
}

/** What a card in hand says below its artwork: its type if it has no numbers, and its keywords. */
function Brief({ game, def, isTyped }: CardProps & { isTyped: boolean }) {
  const keywords = game.cards.pool[def] === undefined ? [] : game.cards.text(def).keywords;
  if (!isTyped && keywords.length === 0) return null;
  return (
    <span className={styles.brief}>
      {isTyped && <span lang={cardLang(game.slug)}>{typeLine(game, def)}</span>}
      {keywords.length > 0 && <Keywords keywords={keywords} />}
    </span>
  );
}

function Keywords({ keywords }: { keywords: readonly { readonly name: Message }[] }) {
  return (
    <span className={styles.paragraph}>
      {keywords.map(({ name }, i) => (
        <b key={name.key}>
          {i > 0 && ", "}
          <LocalizedText message={name} />
        </b>
      ))}
    </span>
  );
}

type ArtworkProps = { subject: Subject; children: ReactNode };

function SmallArtwork({ subject, children }: ArtworkProps) {
  return <Ground address={useArtwork(subject)}>{children}</Ground>;
}

/** Sharp at any size, and rarely repainted. */
function LargeArtwork({ subject, children }: ArtworkProps) {
  return <Ground address={artworkFor(subject)}>{children}</Ground>;
}

const Ground = ({ address, children }: { address: string; children: ReactNode }) => (
  <span className={`${styles.picture} ${crosshair.aim}`} style={{ backgroundImage: `url("${address}")` }}>
    {children}
  </span>
);

/** The signs printed below the numbers in the upper corners, in their colours, with their letters. */
function Signs({ print: { signs } }: { print: CardPrint }) {
  return signs.map(({ place, label, named, signs: row }) => (
    <span key={place} className={styles.signs} data-corner={place} data-named={named}>
      <span
        className={named ? undefined : "visually-hidden"}
        style={named && { background: row[0]?.colours[0] }}
      >
        <LocalizedText message={label} />
      </span>
      {row.map(({ letters, colours }, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: equal signs stand side by side, in the order in which they are printed.
          key={i}
          aria-hidden="true"
          style={{ background: `linear-gradient(115deg, ${colours[0]} 50%, ${colours.at(-1)} 50%)` }}
        >
          {letters}
        </i>
      ))}
    </span>
  ));
}

function Numbers({
  game,
  def,
  values,
  facing,
  inHand,
}: Pick<Props, "game" | "def" | "values"> & { facing: string | null; inHand: boolean }) {
  const stats = game.cards.pool[def]?.stats ?? {};
  const { cardStats } = game.table.mat;
  return cardStats.map(({ stat, place, lessCounter: less, left: kept, sign, inPlay, counts }, i) => {
    if (inPlay && (inHand || values.length === 0)) return null;
    const printed = values[i * 3] ?? stats[stat] ?? 0;
    const value = values[i * 3 + 1] ?? printed;
    // A value that is not printed, or that depends on what is on the card, is shown only when it is not zero.
    const isDerived = stats[stat] === undefined || game.rules.values.bases?.[stat] !== undefined;
    if (isDerived && printed === 0 && value === 0) return null;
    const left = values[i * 3 + 2] ?? value;
    const isOfTotal =
      !inHand && values.length > 0 && (less !== undefined || (kept !== undefined && left < value));
    const change = left < value || value < printed ? "down" : value > printed ? "up" : undefined;
    return (
      <span
        key={stat}
        className={styles.stat}
        data-place={place}
        data-edge={place}
        data-counts={inHand ? undefined : counts}
        data-change={change}
        data-zero={left === 0 || undefined}
        data-long={left > 999 || undefined}
        data-facing={facing === place || undefined}
      >
        {sign}
        {isOfTotal ? `${left}/${value}` : value}
      </span>
    );
  });
}

/** Keywords and abilities as printed, without reminder texts. */
function CardWords({ game, def }: CardProps) {
  if (game.cards.pool[def] === undefined) return null;
  const { keywords, abilities, heading = 0 } = game.cards.text(def);
  const paragraphs = (lines: readonly Message[]) =>
    lines.map((line) => (
      <span key={say(line)} className={styles.paragraph} lang={messageLang(line)}>
        {say(line)}
      </span>
    ));
  return (
    <span className={styles.words}>
      {paragraphs(abilities.slice(0, heading))}
      {keywords.length > 0 && <Keywords keywords={keywords} />}
      {paragraphs(abilities.slice(heading))}
    </span>
  );
}
