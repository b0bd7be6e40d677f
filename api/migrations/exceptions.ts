const access = 'Notes who can read an object before that changes, for the list of changes.';
const audit = 'Numbers each audit event and chains it to the event before it.';
const cache = 'Raises the content version, so that cached pages of public content expire.';
const changes = 'Notes the change of an object for the list of changes.';
const names = 'Records each name of an account with its date.';
const previews = 'Ends preview links whose creator can no longer edit.';
const pictures = 'Records which text uses which picture.';
const portalSearch = 'Records that the passages of a portal source are out of date.';
const readers = 'Records that an event has a change to send to its guests.';
const seats = 'Records that the seats of an event must be assigned again.';
const search = 'Records that the passages of an article or case study are out of date.';
const slugs = 'Records former slugs, so that old URLs redirect.';
const unchanged = 'Refuses changes to a record that must stay as it was written.';
const terms = 'Computes the words of a text for searches.';
const words = 'Adds the words of a text to the search vocabulary.';

/**
 * Triggers of the migrated database, with their reasons. Migrations own them and no entity declares them, because
 * MikroORM creates a function of its own for each trigger, and these share functions.
 */
export const triggers: Record<string, string> = {
  'access_snapshot.access_snapshot_settled': changes,
  'account.account_change': changes,
  'account.account_name_added': names,
  'account.account_name_changed': names,
  'account.account_preview_links': previews,
  'account.account_preview_links_deleted': previews,
  'account.account_readers': access,
  'account.account_seats': seats,
  'account.untell_everyone': readers,
  'account_group_member.account_group_member_change': changes,
  'account_group_member.account_group_member_readers': access,
  'account_group_member.account_group_member_seats': seats,
  'account_group_member.untell_group': readers,
  'article.article_change': changes,
  'article.article_content_version': cache,
  'article.article_content_version_in': cache,
  'article.article_content_version_out': cache,
  'article.article_passages': search,
  'article.article_picture_uses': pictures,
  'article.article_search_terms': terms,
  'article.article_slug_changed': slugs,
  'article.article_words': words,
  'article_version.article_version_picture_uses': pictures,
  'audit_event.audit_event_append_only': unchanged,
  'audit_event.audit_event_chain': audit,
  'audit_event.audit_event_removal': unchanged,
  'case_study.case_study_content_version': cache,
  'case_study.case_study_passages': search,
  'case_study.case_study_picture_uses': pictures,
  'case_study.case_study_words': words,
  'category.category_content_version': cache,
  'delegation.delegation_change': changes,
  'delegation.delegation_readers': access,
  'document.document_change': changes,
  'document.document_portal_passages': portalSearch,
  'document.document_readers': access,
  'document_grant.document_grant_change': changes,
  'document_grant.document_grant_readers': access,
  'emergency_article.emergency_article_content_version': cache,
  'event.event_change': changes,
  'event.event_portal_passages': portalSearch,
  'event.event_readers': access,
  'event_answer.event_answer_seats': seats,
  'event_group.event_group_change': changes,
  'event_group.event_group_readers': access,
  'event_group.untell_series': readers,
  'event_series.event_series_change': changes,
  'event_series.event_series_portal_passages': portalSearch,
  'event_series.event_series_readers': access,
  'feed.feed_content_version': cache,
  'feed_item.feed_item_content_version': cache,
  'feed_item.feed_item_content_version_in': cache,
  'feed_item.feed_item_content_version_out': cache,
  'folder.folder_change': changes,
  'folder.folder_readers': access,
  'investor_update.investor_update_change': changes,
  'investor_update.investor_update_portal_passages': portalSearch,
  'investor_update.investor_update_readers': access,
  'investor_update_group.investor_update_group_change': changes,
  'investor_update_group.investor_update_group_readers': access,
  'nda.nda_text_stays': unchanged,
  'nda_signature.nda_signature_stays': unchanged,
  'passage.passage_search_terms': terms,
  'passage_due.passage_due_content_version': cache,
  'picture.picture_content_version': cache,
  'portal_passage.portal_passage_search_terms': terms,
  'question.question_change': changes,
  'question.question_portal_passages': portalSearch,
  'question.question_readers': access,
  'question_group.question_group_change': changes,
  'question_group.question_group_readers': access,
  'reading_trace.reading_trace_unchanged': unchanged,
  'site_details_version.site_details_version_content_version': cache,
};

const rights = 'Which documents a viewer may know of.';

/** Functions that statements and triggers call, with their reasons. MikroORM removes functions that it did not create. */
export const functions: Record<string, string> = {
  'audit_content(audit_event)': 'The content of an audit event whose hash the chain stores.',
  'check_audit_removal_event(audit_event)': 'Refuses an event that does not name exactly what can be removed.',
  'note_change(text, text, text, integer, boolean)': changes,
  'note_documents_in(text)': changes,
  'documents_below(text[])': access,
  'granted_accounts(text[])': access,
  'list_again(text, text[])': access,
  'object_readers(text, text[])': access,
  'readable_among(text, text, text[])': access,
  'remember_account(text, text[], text[], text[], text[])': access,
  'remember_member(text, text)': access,
  'remember_readers(text, text[])': access,
  'fold_text(text)': 'A text without accents and case, for indexes.',
  'join_sentences(text[])': 'The text of a passage, for the column `search`.',
  'data_room(text, boolean)': rights,
  'numbered_documents(text, boolean)': rights,
  'numbered_documents_after(text, boolean, integer[], integer)': rights,
  'numbered_documents_by_id(text, boolean, text[])': rights,
  'numbered_folders(text, boolean)': rights,
  'shared_documents(text)': rights,
  'visible_documents(text, boolean)': rights,
  'fold_words(text)': 'The letters and numbers of a text without accents and case, for searches in lists.',
  'joined_terms(text)': 'Other spellings of the words of a text, for `search_vector`.',
  'search_text(text)': 'The words of a text, without the signs between them.',
  'search_vector(text)': 'The words of a text for full-text searches.',
  'words_of(text)': 'The words of a text that the search vocabulary stores.',
};
