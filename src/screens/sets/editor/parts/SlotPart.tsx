import { namesIn } from "../../../../language/grammar";
import { TextField } from "../../../../ui/TextField";
import { getIn } from "../paths";
import { ChoicePart } from "./ChoicePart";
import { placeAt, type SlotProps, useEditing } from "./editing";
import { ListPart } from "./ListPart";
import { NodePart } from "./NodePart";
import { NumberField } from "./NumberField";
import { OneOfPart } from "./OneOfPart";
import { RecordPart } from "./RecordPart";

/** More names than this are not tried one by one. */
const MANY = 60;

/** The form for one place of an ability. */
export function SlotPart({ slot, path, owner, label }: SlotProps) {
  const editing = useEditing();
  const value = getIn(editing.root.value, path);
  switch (slot.is) {
    case "number":
      return (
        <NumberField
          label={label}
          value={typeof value === "number" ? value : undefined}
          from={slot.from}
          to={slot.to}
          onChange={(next) => editing.set(path, next)}
        />
      );
    case "text":
      return (
        <TextField
          label={label}
          value={String(value ?? "")}
          maxLength={60}
          autoComplete="off"
          onChange={(next) => editing.set(path, next)}
        />
      );
    case "choice":
      return <ChoicePart path={path} owner={owner} label={label} values={slot.values} />;
    case "name": {
      const names = namesIn(editing.vocabulary, slot.of, placeAt(editing, path));
      const isOpen = slot.of === "card" || slot.of === "new-name" || names.length > MANY;
      return <ChoicePart path={path} owner={owner} label={label} values={names} isOpen={isOpen} />;
    }
    case "list":
      return <ListPart slot={slot} path={path} owner={owner} label={label} />;
    case "record":
      return <RecordPart parts={slot.parts} path={path} owner={owner} />;
    case "one-of":
      return <OneOfPart options={slot.options} path={path} owner={owner} label={label} />;
    case "node":
      return <NodePart node={slot.node} path={path} label={label} />;
    // A flag is there or not, which its record shows. Words say their arguments by records.
    case "flag":
    case "args":
      return null;
  }
}
