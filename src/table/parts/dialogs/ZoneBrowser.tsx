import { type CardId, cardIn, seatOf, type ZoneId, zoneById } from "../../../kernel";
import { message, t } from "../../../text";
import { cardLang } from "../../../text/names";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { cardActionsOf, mayUse } from "../../viewmodel/card-actions";
import { spokenCard } from "../../viewmodel/spoken";
import { Area } from "../Area";
import { CardFace } from "../card/CardFace";
import { useRoving } from "../useRoving";
import styles from "./ZoneBrowser.module.css";

const NO_VALUES: readonly number[] = [];

interface Props {
  readonly zone: ZoneId;
  readonly onClose: () => void;
}

/** Every card of a pile, newest first, for browsing at any time. A card that may act has its buttons below it. */
export function ZoneBrowser({ zone: id, onClose }: Props) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const zone = zoneById(view, id);
  const spec = game.table.mat.zones.find((other) => other.zone === zone.key);
  const player = zone.owner >= 0 ? seatOf(view, zone.owner).name : "";
  const title = message("table.zone.of", {
    zone: spec ? spec.label : zone.key,
    player,
    count: zone.cards.length,
  });
  const newestFirst = zone.cards.toReversed();
  const { stop, onKeyDown, onFocus } = useRoving(newestFirst);
  return (
    <Dialog title={<LocalizedText message={title} />} onClose={onClose}>
      {zone.cards.length === 0 && <p>{t("table.browser.empty")}</p>}
      <Area role="group" className={styles.cards} onKeyDown={onKeyDown} onFocus={onFocus}>
        {newestFirst.map((card) => (
          <Entry key={card} card={card} isStop={card === stop} onClose={onClose} />
        ))}
      </Area>
    </Dialog>
  );
}

interface EntryProps {
  readonly card: CardId;
  readonly isStop: boolean;
  readonly onClose: () => void;
}

/** One card of the pile, with its actions. A press shows it large. */
function Entry({ card, isStop, onClose }: EntryProps) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const inspect = useTable((s) => s.inspect);
  const explain = useTable((s) => s.explain);
  const send = useTable((s) => s.send);
  const found = cardIn(view, card);
  return (
    <div className={styles.entry}>
      <button
        type="button"
        className={styles.card}
        data-seat={found.owner}
        data-shown={card}
        tabIndex={isStop ? 0 : -1}
        aria-label={spokenCard(game, view, card, "none")}
        lang={cardLang(game.slug)}
        onClick={() => {
          onClose();
          inspect({ kind: "card", card }, true);
          if (!mayUse(view, card)) explain(card);
        }}
      >
        {found.def !== "" && (
          <CardFace game={game} def={found.def} seat={found.owner} look="whole" values={NO_VALUES} />
        )}
      </button>
      {cardActionsOf(view, card).plain.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={styles.act}
          onClick={() => {
            onClose();
            send({ seat: view.viewer, do: "act", action });
          }}
        >
          <LocalizedText message={game.table.actionLabel(view, action)} />
        </button>
      ))}
    </div>
  );
}
