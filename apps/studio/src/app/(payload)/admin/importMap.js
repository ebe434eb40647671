import { RequestWaitCell as RequestWaitCell_42f19d08ee3a3ceb4b0d93b46dac81c2 } from '../../../components/request-wait'
import { RequestWait as RequestWait_42f19d08ee3a3ceb4b0d93b46dac81c2 } from '../../../components/request-wait'
import { SubmittedAnswers as SubmittedAnswers_dd048084e6970c077b1154ba5488cdb0 } from '../../../components/submitted-answers'
import { RequestReplies as RequestReplies_a191363969f98242d5b2626cc524421d } from '../../../components/request-replies'
import { RequestUploads as RequestUploads_8904672188330c81a625f944c30b8ebd } from '../../../components/request-uploads'
import { RequestCases as RequestCases_5d3be72450c2bd4ac66e570ab5a8dded } from '../../../components/request-cases'
import { OrdersAbout as OrdersAbout_4c49d009ca1e2179de65087e65c2c4ab } from '../../../components/orders-about'
import { Deliveries as Deliveries_f46f1d8a99cdf9ba19909a0a1a3742ba } from '../../../components/deliveries'
import { MomentCell as MomentCell_343cc818ff3e13aaa2754ed6201f082f } from '../../../components/moment-cell'
import { MomentField as MomentField_51e3aab87dca7dbf330a1ad8d67257f3 } from '../../../components/moment-field'
import { SpamSwitch as SpamSwitch_3a537e03f16cc2d98baedaf2e7c1fb2c } from '../../../components/spam-switch'
import { FormExport as FormExport_3edcc8465e7c38c822453b05e5bd0571 } from '../../../components/form-export'
import { PersonExport as PersonExport_ca1f6ea282618a0b2ec3d5683f35fa0c } from '../../../components/person-export'
import { DocumentMoments as DocumentMoments_c1310c65c7add5e1e666d8faf61c6fae } from '../../../components/document-moments'
import { RequestActions as RequestActions_38a9220c8d7d743500f7d7e0a451109b } from '../../../components/request-actions'
import { CaseDesk as CaseDesk_ce8634fedd2e4d8c9520f28159a8e053 } from '../../../components/case-desk'
import { OrderDeskScreen as OrderDeskScreen_bcf51861878ecd310eaf4899b8c78a0b } from '../../../components/order-desk'
import { BookingDesk as BookingDesk_829d683580390b9ac67fe37a0e90e090 } from '../../../components/booking-desk'
import { BookingStateCell as BookingStateCell_b6967d0be29b40e1b2a773906095a1f2 } from '../../../components/booking-state'
import { BookingStateField as BookingStateField_b6967d0be29b40e1b2a773906095a1f2 } from '../../../components/booking-state'
import { PageCounts as PageCounts_0d9b2480591a219533ed568b40370e71 } from '../../../components/page-counts'
import { SectionLabel as SectionLabel_4667d898815d39b0c7447cf4e91707a8 } from '../../../components/section-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LawValues as LawValues_1818049837085db26d31846bceadf0a4 } from '../../../components/law-values'
import { DiscardUntouched as DiscardUntouched_0a9ed7d2ccb53186d6ab793059e2d240 } from '../../../components/discard-untouched'
import { ConditionQuestion as ConditionQuestion_dfaf93fdc3b88a051af9ab073130147a } from '../../../components/condition-question'
import { ConditionAnswer as ConditionAnswer_b7e225c886ce191b56aa25c111dd0f51 } from '../../../components/condition-answer'
import { ApplicationChoice as ApplicationChoice_7bd18dad7027c93969fb3bd56f82416a } from '../../../components/application-choice'
import { PaperMapping as PaperMapping_1ebd19c9c510e1ce59aa423d856cce3e } from '../../../components/paper-mapping'
import { PasswordNotice as PasswordNotice_6a2d464ef3aa2af7aa04afdea333a13e } from '../../../components/password-notice'
import { CurrentPassword as CurrentPassword_5f73e4ec59ef706b50fe3c1c7a2af9cb } from '../../../components/current-password'
import { Icon as Icon_3d3cc217214d9f82ce146292510ba5ea } from '../../../components/brand'
import { Logo as Logo_3d3cc217214d9f82ce146292510ba5ea } from '../../../components/brand'
import { Welcome as Welcome_fd3731abe4c19b9ea72231351fda8623 } from '../../../components/welcome'
import { DeskLinks as DeskLinks_c3d00164f9bed0aa1003f06936076383 } from '../../../components/desk-links'
import { WeekView as WeekView_4fa9c15dfaefdf989ab32cca8aaa4b6b } from '../../../components/week-view'
import { TodayView as TodayView_7acba05cb492f4d85c5e3fa5157f23ba } from '../../../components/today-view'
import { BankStatementView as BankStatementView_0107771fca4006818c249ffcfb6a7ac6 } from '../../../components/bank-statement-view'
import { StatusSheetView as StatusSheetView_d47daa7054f3d666b20152678d97b7a3 } from '../../../components/status-sheet-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/request-wait#RequestWaitCell": RequestWaitCell_42f19d08ee3a3ceb4b0d93b46dac81c2,
  "/components/request-wait#RequestWait": RequestWait_42f19d08ee3a3ceb4b0d93b46dac81c2,
  "/components/submitted-answers#SubmittedAnswers": SubmittedAnswers_dd048084e6970c077b1154ba5488cdb0,
  "/components/request-replies#RequestReplies": RequestReplies_a191363969f98242d5b2626cc524421d,
  "/components/request-uploads#RequestUploads": RequestUploads_8904672188330c81a625f944c30b8ebd,
  "/components/request-cases#RequestCases": RequestCases_5d3be72450c2bd4ac66e570ab5a8dded,
  "/components/orders-about#OrdersAbout": OrdersAbout_4c49d009ca1e2179de65087e65c2c4ab,
  "/components/deliveries#Deliveries": Deliveries_f46f1d8a99cdf9ba19909a0a1a3742ba,
  "/components/moment-cell#MomentCell": MomentCell_343cc818ff3e13aaa2754ed6201f082f,
  "/components/moment-field#MomentField": MomentField_51e3aab87dca7dbf330a1ad8d67257f3,
  "/components/spam-switch#SpamSwitch": SpamSwitch_3a537e03f16cc2d98baedaf2e7c1fb2c,
  "/components/form-export#FormExport": FormExport_3edcc8465e7c38c822453b05e5bd0571,
  "/components/person-export#PersonExport": PersonExport_ca1f6ea282618a0b2ec3d5683f35fa0c,
  "/components/document-moments#DocumentMoments": DocumentMoments_c1310c65c7add5e1e666d8faf61c6fae,
  "/components/request-actions#RequestActions": RequestActions_38a9220c8d7d743500f7d7e0a451109b,
  "/components/case-desk#CaseDesk": CaseDesk_ce8634fedd2e4d8c9520f28159a8e053,
  "/components/order-desk#OrderDeskScreen": OrderDeskScreen_bcf51861878ecd310eaf4899b8c78a0b,
  "/components/booking-desk#BookingDesk": BookingDesk_829d683580390b9ac67fe37a0e90e090,
  "/components/booking-state#BookingStateCell": BookingStateCell_b6967d0be29b40e1b2a773906095a1f2,
  "/components/booking-state#BookingStateField": BookingStateField_b6967d0be29b40e1b2a773906095a1f2,
  "/components/page-counts#PageCounts": PageCounts_0d9b2480591a219533ed568b40370e71,
  "/components/section-label#SectionLabel": SectionLabel_4667d898815d39b0c7447cf4e91707a8,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/law-values#LawValues": LawValues_1818049837085db26d31846bceadf0a4,
  "/components/discard-untouched#DiscardUntouched": DiscardUntouched_0a9ed7d2ccb53186d6ab793059e2d240,
  "/components/condition-question#ConditionQuestion": ConditionQuestion_dfaf93fdc3b88a051af9ab073130147a,
  "/components/condition-answer#ConditionAnswer": ConditionAnswer_b7e225c886ce191b56aa25c111dd0f51,
  "/components/application-choice#ApplicationChoice": ApplicationChoice_7bd18dad7027c93969fb3bd56f82416a,
  "/components/paper-mapping#PaperMapping": PaperMapping_1ebd19c9c510e1ce59aa423d856cce3e,
  "/components/password-notice#PasswordNotice": PasswordNotice_6a2d464ef3aa2af7aa04afdea333a13e,
  "/components/current-password#CurrentPassword": CurrentPassword_5f73e4ec59ef706b50fe3c1c7a2af9cb,
  "/components/brand#Icon": Icon_3d3cc217214d9f82ce146292510ba5ea,
  "/components/brand#Logo": Logo_3d3cc217214d9f82ce146292510ba5ea,
  "/components/welcome#Welcome": Welcome_fd3731abe4c19b9ea72231351fda8623,
  "/components/desk-links#DeskLinks": DeskLinks_c3d00164f9bed0aa1003f06936076383,
  "/components/week-view#WeekView": WeekView_4fa9c15dfaefdf989ab32cca8aaa4b6b,
  "/components/today-view#TodayView": TodayView_7acba05cb492f4d85c5e3fa5157f23ba,
  "/components/bank-statement-view#BankStatementView": BankStatementView_0107771fca4006818c249ffcfb6a7ac6,
  "/components/status-sheet-view#StatusSheetView": StatusSheetView_d47daa7054f3d666b20152678d97b7a3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
