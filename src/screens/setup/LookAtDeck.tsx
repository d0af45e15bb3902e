import { Button } from "../../ui/Button";
import { t } from "./messages";

interface Props {
  /** The name of the deck. */
  readonly deck: string;
  readonly className: string | undefined;
  /** Undefined when its cards are not shown: then there is no button. */
  readonly onLook: (() => void) | undefined;
}

/** The button that shows the cards of a deck. */
export function LookAtDeck({ deck, className, onLook }: Props) {
  if (onLook === undefined) return null;
  return (
    <Button look="quiet" className={className} aria-label={t("deck.look-at", { deck })} onClick={onLook}>
      {t("deck.look")}
    </Button>
  );
}
