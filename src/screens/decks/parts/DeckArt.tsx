import type { DeckColour } from "../../../games/game-deck";
import { cx } from "../../../ui/cx";
import styles from "./DeckArt.module.css";
import type { ShownDeck } from "./shown-deck";

const COLOURS: Readonly<Record<DeckColour, string>> = {
  red: "#c8402f",
  orange: "#e0832c",
  yellow: "#e3b92f",
  green: "#4f9a48",
  teal: "#2fa39b",
  blue: "#3f7fd0",
  purple: "#8a5bc4",
  pink: "#cf5a90",
  brown: "#96704a",
  white: "#dfe4ec",
};

interface Props {
  readonly deck: Pick<ShownDeck, "colours" | "faces">;
  readonly className?: string | undefined;
}

/** A few cards of a deck, fanned out on its colours. */
export function DeckArt({ deck: { colours, faces }, className }: Props) {
  const [first = "white", second = first] = colours;
  const ground = `linear-gradient(110deg, ${COLOURS[first]}, ${COLOURS[second]})`;
  return (
    <span className={cx(styles.art, className)} style={{ backgroundImage: ground }} aria-hidden="true">
      {faces.map((face) => (
        <img key={face} className={styles.face} src={face} alt="" />
      ))}
    </span>
  );
}

/** The colours of a deck as dots. */
export function DeckColours({ colours }: Pick<ShownDeck, "colours">) {
  return (
    <span className={styles.colours} aria-hidden="true">
      {colours.map((colour) => (
        <i key={colour} className={styles.colour} style={{ background: COLOURS[colour] }} />
      ))}
    </span>
  );
}
