import { ArrowLeft, ArrowRight, Trash2, X } from "lucide-react";
import type { PlacedCard } from "../../games/game-position";
import { withCounter, zonesFor } from "../../positions/edit";
import { attachedTo, type CardPlace, cardsIn, hostPlace } from "../../positions/places";
import { say } from "../../text";
import { cardName } from "../../text/names";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import styles from "./CardPanel.module.css";
import type { ZoneProps } from "./editor-props";
import { t } from "./messages";
import { Stepper } from "./Stepper";
import { seatLabel, zoneName } from "./words";

const ICON = { size: 16, "aria-hidden": true } as const;
/** The furthest cell from the middle of a grid. */
const FAR = 50;

interface Props extends ZoneProps {
  readonly card: PlacedCard;
  readonly place: CardPlace;
}

/** The state of a card: where it is, how it lies, what is on it. */
export function CardPanel(props: Props) {
  const { card, place, editing, zone } = props;
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.name}>{cardName(card.name)}</legend>
      <Where {...props} />
      <States {...props} />
      <Counters {...props} />
      {zone.host && <Host {...props} />}
      {card.cell && <CellFields {...props} />}
      <div className={styles.row}>
        <Button icon={<ArrowLeft {...ICON} />} onClick={() => editing.shift(place, -1)}>
          {t("positions.earlier")}
        </Button>
        <Button icon={<ArrowRight {...ICON} />} onClick={() => editing.shift(place, 1)}>
          {t("positions.later")}
        </Button>
        <Button icon={<Trash2 {...ICON} />} onClick={() => editing.remove(place)}>
          {t("positions.remove")}
        </Button>
        <Button icon={<X {...ICON} />} onClick={() => editing.setOpen(null)}>
          {t("positions.close")}
        </Button>
      </div>
    </fieldset>
  );
}

function Where({ seat, board, game, card, place, editing, zone }: Props) {
  const edited = { position: game.position, rules: game.game.rules };
  const seats = board.seats.map((_, value) => ({ value, label: seatLabel(value) }));
  return (
    <div className={styles.fields}>
      <SelectField
        label={t("positions.move")}
        choices={zonesFor(edited, card.name).map(({ key }) => ({
          value: key,
          label: zoneName(game.game, key),
        }))}
        value={zone.key}
        onChange={(to) => editing.move(place, { seat, zone: to })}
      />
      <SelectField
        label={t("positions.owner")}
        choices={seats}
        value={seat}
        onChange={(to) => editing.move(place, { seat: to, zone: zone.key })}
      />
      {zone.othersToo && (
        <SelectField
          label={t("positions.belongs")}
          choices={seats}
          value={card.owner ?? seat}
          onChange={(owner) => editing.change(place, { owner: owner === seat ? undefined : owner })}
        />
      )}
    </div>
  );
}

function States({ card, place, editing, zone }: Props) {
  const isUp = (card.face ?? zone.face ?? "up") === "up";
  const boxes = [
    ...(zone.bothFaces
      ? [
          {
            label: t("positions.face-up"),
            checked: isUp,
            set: (on: boolean) => editing.change(place, { face: on ? "up" : "down" }),
          },
        ]
      : []),
    ...(zone.rests
      ? [
          {
            label: say(zone.rests),
            checked: card.rested === true,
            set: (on: boolean) => editing.change(place, { rested: on || undefined }),
          },
        ]
      : []),
    ...(zone.fresh
      ? [
          {
            label: say(zone.fresh),
            checked: card.fresh === true,
            set: (on: boolean) => editing.change(place, { fresh: on || undefined }),
          },
        ]
      : []),
  ];
  if (boxes.length === 0) return null;
  return (
    <div className={styles.row}>
      {boxes.map(({ label, checked, set }) => (
        <label key={label} className={styles.box}>
          <input type="checkbox" checked={checked} onChange={({ target }) => set(target.checked)} />
          {label}
        </label>
      ))}
    </div>
  );
}

function Counters({ board, game, card, place, editor, zone }: Props) {
  const printed = game.game.cards.pool[card.name];
  const counters = (zone.counters ?? []).filter(({ on }) => printed === undefined || on?.(printed) !== false);
  if (counters.length === 0) return null;
  return (
    <div className={styles.row}>
      {counters.map((spec) => (
        <Stepper
          key={spec.key}
          spec={spec}
          value={card.counters?.[spec.key] ?? spec.usual}
          onChange={(value) => editor.change({ board: withCounter(board, place, spec.key, value) })}
        />
      ))}
    </div>
  );
}

const NO_HOST = "";

/** The cards that a card of this zone may be attached to. */
function hostsFor({ seat, board, zone: { host } }: Props) {
  const seats = host?.anySeat ? board.seats.map((_, own) => own) : [seat];
  return seats.flatMap((own) =>
    (host?.zones ?? []).flatMap((zone) =>
      cardsIn(board, { seat: own, zone }).map(({ name }, at) => ({ seat: own, zone, at, name })),
    ),
  );
}

const keyOf = ({ seat, zone, at }: CardPlace) => `${seat} ${zone} ${at}`;

function Host(props: Props) {
  const { seat, card, place, editing, zone } = props;
  const hosts = hostsFor(props);
  const now = hostPlace(zone, seat, card);
  const labelOf = ({ name, seat: own }: (typeof hosts)[number]) =>
    own === seat ? cardName(name) : t("positions.on.of", { card: cardName(name), player: seatLabel(own) });
  return (
    <SelectField
      label={t("positions.on")}
      choices={[
        { value: NO_HOST, label: t("positions.on.none") },
        ...hosts.map((host) => ({ value: keyOf(host), label: labelOf(host) })),
      ]}
      value={now === undefined ? NO_HOST : keyOf(now)}
      onChange={(key) => {
        const host = hosts.find((one) => keyOf(one) === key);
        editing.change(place, attachedTo(zone, seat, host));
      }}
    />
  );
}

function CellFields({ card, place, editing }: Props) {
  const [x, y] = card.cell ?? [0, 0];
  const numbers = Array.from({ length: 2 * FAR + 1 }, (_, i) => ({ value: i - FAR, label: `${i - FAR}` }));
  return (
    <div className={styles.fields}>
      <SelectField
        label={t("positions.cell.x")}
        choices={numbers}
        value={x}
        onChange={(to) => editing.change(place, { cell: [to, y] })}
      />
      <SelectField
        label={t("positions.cell.y")}
        choices={numbers}
        value={y}
        onChange={(to) => editing.change(place, { cell: [x, to] })}
      />
    </div>
  );
}
