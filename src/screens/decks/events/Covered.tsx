import { type ReactNode, useState } from "react";
import { CurtainSheet } from "../../../table/parts/cover/CurtainSheet";
import { t } from "./messages";

interface Props {
  readonly seat: number;
  readonly player: string;
  /** Whether others look at this screen, too. */
  readonly isShared: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** What only one person may see. With others at this screen it is not on the page until they have handed it over. */
export function Covered({ seat, player, isShared, onLeave, children }: Props) {
  const [isOpen, setOpen] = useState(!isShared);
  if (isOpen) return children;
  return (
    <CurtainSheet
      tag="div"
      seat={seat}
      player={player}
      onLift={() => setOpen(true)}
      leave={t("events.back")}
      onLeave={onLeave}
    />
  );
}
