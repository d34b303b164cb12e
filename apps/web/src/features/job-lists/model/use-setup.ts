import { type Finding, sayFinding } from '@posthorn/domain';
import { useState } from 'react';
import { findingsIn } from '../../../lib/http/api-error.ts';
import { emptyFeed, type FeedDraft, type SetupDraft } from './feed-draft.ts';

/** What a person has entered, and what the server has found about it. */
export function useSetup(initial: SetupDraft) {
  const [seen, setSeen] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [checking, setChecking] = useState<readonly string[]>([]);

  const change = (edit: (before: SetupDraft) => SetupDraft) => {
    setFindings([]);
    setDraft(edit);
  };
  return {
    draft,
    findings,
    isChanged: draft !== seen,
    isChecking: checking.length > 0,
    setName: (name: string) => change((before) => ({ ...before, name })),
    setTemplate: (templateId: string | null) => change((before) => ({ ...before, templateId })),
    addFeed: () => change((before) => ({ ...before, feeds: [...before.feeds, emptyFeed()] })),
    removeFeed: (key: string) =>
      change((before) => ({ ...before, feeds: before.feeds.filter((feed) => feed.key !== key) })),
    changeFeed: (key: string, edit: (before: FeedDraft) => FeedDraft) =>
      change((before) => ({
        ...before,
        feeds: before.feeds.map((feed) => (feed.key === key ? edit(feed) : feed)),
      })),
    markChecking: (key: string, isOn: boolean) =>
      setChecking((before) => [...before.filter((one) => one !== key), ...(isOn ? [key] : [])]),
    /** Begins anew with what is stored. A feed that goes can not say any more that its check has ended. */
    reset: (next: SetupDraft) => {
      setFindings([]);
      setChecking((before) => before.filter((key) => next.feeds.some((feed) => feed.key === key)));
      setSeen(next);
      setDraft(next);
    },
    refuse: (error: unknown) => setFindings(findingsIn(error)),
    refuseFor: setFindings,
    errorAt: (path: string): string | undefined => {
      const found = findings.find((finding) => finding.path === path);
      return found && sayFinding(found);
    },
  };
}

export type Setup = ReturnType<typeof useSetup>;
