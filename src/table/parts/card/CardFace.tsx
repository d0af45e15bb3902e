import { type CSSProperties, memo, type ReactNode } from "react";
import type { Game } from "../../../games/game";
import type { Message } from "../../../kernel";
import type { DrawnCard } from "../../../language";
import { messageLang, say } from "../../../text";
import { cardLang, cardName, kindNames } from "../../../text/names";
import { cx } from "../../../ui/cx";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useArtist } from "./artist";
import { useArtwork } from "./artwork";
import "../../styles/card.css";
import styles from "./CardFace.module.css";
import frames from "./CardFrame.module.css";
import { CardNumbers } from "./CardNumbers";
import { CardSigns } from "./CardSigns";
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
  /** Undefined when it is not shown as anybody's. */
  readonly seat?: number;
  readonly look: Look;
  /** See `valuesOf`. Empty for the printed values. */
  readonly values: readonly number[];
  /** The position of the number that the aimed action compares. */
  readonly facing?: string | null;
  /** Whether the artwork may come later than the rest. Defaults to false. */
  readonly artworkWaits?: boolean;
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
export const CardFace = memo(function CardFace(props: Props) {
  const { game, def, seat, look, values, facing = null, artworkWaits = false } = props;
  const card = game.cards.pool[def];
  const hasNumbers =
    look !== "art" &&
    card !== undefined &&
    game.table.mat.cardStats.some(({ stat }) => card.stats[stat] !== undefined);
  const print = card === undefined || look === "art" ? undefined : game.cards.print?.(def);
  const frame = card && game.cards.frame(def);
  const Artwork = look === "full" || look === "whole" ? LargeArtwork : SmallArtwork;
  return (
    <span
      className={cx(styles.face, frames.face)}
      data-look={look}
      data-shape={frame?.shape}
      data-gem={frame?.gem}
    >
      {look !== "art" && <Head game={game} def={def} seat={seat} hasNumber={look === "full"} />}
      <Artwork slug={game.slug} subject={card ?? { name: def, type: "" }} waits={artworkWaits}>
        {hasNumbers && (
          <CardNumbers game={game} def={def} values={values} facing={facing} inHand={look === "hand"} />
        )}
        {print && <CardSigns print={print} />}
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
function Head({ game, def, seat, hasNumber }: CardProps & { seat: number | undefined; hasNumber: boolean }) {
  const name = cardName(def);
  const isLong = longestWord(name) > FITS.word || name.length > FITS.name;
  const number = game.cards.pool[def]?.number;
  return (
    <span className={cx(styles.head, frames.head)}>
      {seat !== undefined && <SeatMark seat={seat} className={styles.seat} />}
      <span className={styles.name} data-name data-long={isLong || undefined} style={nameSize(name)}>
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

type ArtworkProps = { slug: string; subject: DrawnCard; waits: boolean; children: ReactNode };

function SmallArtwork({ slug, subject, waits, children }: ArtworkProps) {
  return <Ground address={useArtwork(slug, subject, waits)}>{children}</Ground>;
}

/** Sharp at any size, and rarely repainted. */
function LargeArtwork({ slug, subject, children }: ArtworkProps) {
  return <Ground address={useArtist(slug)?.(subject)}>{children}</Ground>;
}

const Ground = ({ address, children }: { address: string | undefined; children: ReactNode }) => (
  <span
    className={cx(styles.picture, frames.picture, crosshair.aim)}
    style={address === undefined ? undefined : { backgroundImage: `url("${address}")` }}
  >
    {children}
  </span>
);

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
