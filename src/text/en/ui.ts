import { guide } from "./ui/guide";
import { screens } from "./ui/screens";
import { shared } from "./ui/shared";
import { store } from "./ui/store";
import { table } from "./ui/table";

export const ui = { ...screens, ...store, ...table, ...guide, ...shared };
