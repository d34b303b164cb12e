import type { Sandbox, SandboxOptions } from '@posthorn/sandbox';
import type { Failure } from '../../failure.ts';
import type { Plan } from '../../plan.ts';
import type { NetworkSettings } from '../../settings.ts';
import { Stage } from '../../suite/stage.ts';
import { googleConnector } from '../index.ts';
import { settingsFor, subject } from './subject.ts';

interface Wishes {
  settings?: (sandbox: Sandbox) => Partial<NetworkSettings>;
  prepare?: (sandbox: Sandbox) => void;
  sandbox?: SandboxOptions;
}

/** A sandbox with a connector to it, set up otherwise than usual. */
export const openStage = ({ settings, prepare, sandbox: options }: Wishes = {}): Promise<Stage> =>
  Stage.open(
    {
      ...subject,
      connect: (sandbox, tools) =>
        googleConnector(settingsFor(sandbox, settings?.(sandbox)), tools),
      prepare: (sandbox) => prepare?.(sandbox),
    },
    options,
  );

/** One attempt, as it comes. */
export const publishOnce = async (stage: Stage, plan: Plan): Promise<Failure[]> =>
  stage.connector.publish(plan, await stage.run());
