import { expose } from "comlink";
import { decide } from "./index";

/** The opponents in a thread of their own: what they think never holds up the table. */
expose({ decide });
