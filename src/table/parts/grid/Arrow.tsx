import { useShallow } from "zustand/react/shallow";
import { type Card, cardIn, type ZoneId } from "../../../kernel";
import { CurvedArrow } from "../../motion/CurvedArrow";
import { useTable } from "../../state/table";
import { aimedCards } from "../../viewmodel/aim";
import { type Camera, pointOf, type Size } from "../../viewmodel/grid";
import { nearSeat } from "../../viewmodel/zones";

interface Props {
  readonly zone: ZoneId;
  readonly camera: Camera;
  readonly size: Size;
  readonly pitch: Size;
}

/** Pixels that the arrow leaves free at both ends, so that its target can be read. */
const GAP = 22;

/** The arrow from the armed card to its target, or, while an attack is pending, from attacker to target. */
export function Arrow({ zone, camera, size, pitch }: Props) {
  const [from, to] = useTable(useShallow((s) => aimedCards(s).map((id) => cardIn(s.view, id))));
  const near = useTable((s) => nearSeat(s.view));
  if (!from || !to || to.zone !== zone || size.width === 0) return null;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const at = (card: Card) => {
    // A card that is not on the grid is beyond its edge: in the hand of the near seat, or of a far one.
    if (card.zone !== zone) return { x: middle.x, y: card.controller === near ? size.height : 0 };
    const { x, y } = pointOf(camera, [card.x, card.y], pitch);
    return { x: middle.x + x, y: middle.y + y };
  };
  return <CurvedArrow key={`${from.id} ${to.id}`} from={at(from)} to={at(to)} gap={GAP * camera.zoom} />;
}
