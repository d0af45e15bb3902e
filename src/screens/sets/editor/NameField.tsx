import { useState } from "react";
import { TextField } from "../../../ui/TextField";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
  /** Whether it may be empty. */
  readonly isOptional?: boolean;
}

/** Renames when the field is left, so that one undo takes back the whole name. */
export function NameField({ label, name, onRename, isOptional = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    const next = typed?.trim().replace(/\s+/g, " ");
    if (next !== undefined && next !== name && (isOptional || next !== "")) onRename(next);
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={60}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={({ key }) => key === "Enter" && save()}
    />
  );
}
